/** The States and Union territories of India, with earlier names that judgments and Acts still use. */
export const INDIAN_STATES: readonly string[] = (
  "Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|" +
  "Mysore|Kerala|Travancore|Madhya Pradesh|Maharashtra|Bombay|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Orissa|Punjab|" +
  "Rajasthan|Sikkim|Tamil Nadu|Madras|Telangana|Tripura|Uttar Pradesh|Uttarakhand|Uttaranchal|West Bengal|Chandigarh|" +
  "Delhi|Jammu and Kashmir|Ladakh|Lakshadweep|Puducherry|Pondicherry"
).split("|");
