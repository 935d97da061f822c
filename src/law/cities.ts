/**
 * Cities that tell whose law a question is about. Names that are ordinary words, names of persons, or cities of both
 * countries are absent ("Mobile", "Madison", "Salem").
 */
export const INDIAN_CITIES: readonly string[] = (
  "Agartala|Agra|Ahmedabad|Aizawl|Ajmer|Aligarh|Allahabad|Alwar|Ambala|Amravati|Amritsar|Anantapur|Asansol|Aurangabad|" +
  "Bangalore|Bareilly|Belagavi|Belgaum|Bengaluru|Bhagalpur|Bhavnagar|Bhilai|Bhiwandi|Bhopal|Bhubaneswar|Bikaner|Bilaspur|" +
  "Bokaro|Calcutta|Calicut|Chennai|Cochin|Coimbatore|Cuttack|Darbhanga|Darjeeling|Dehradun|Dhanbad|Dharwad|Dibrugarh|" +
  "Durgapur|Ernakulam|Faridabad|Firozabad|Gandhinagar|Gangtok|Gaya|Ghaziabad|Gorakhpur|Gulbarga|Guntur|Gurgaon|Gurugram|" +
  "Guwahati|Gwalior|Haldwani|Haridwar|Hisar|Howrah|Hubballi|Hubli|Hyderabad|Imphal|Indore|Itanagar|Jabalpur|Jaipur|" +
  "Jalandhar|Jalgaon|Jammu|Jamnagar|Jamshedpur|Jhansi|Jodhpur|Jorhat|Kakinada|Kalyan|Kanpur|Kanyakumari|Karnal|Kochi|Kohima|" +
  "Kolhapur|Kolkata|Kollam|Kota|Kottayam|Kozhikode|Kurnool|Latur|Lucknow|Ludhiana|Madurai|Malegaon|Mangalore|Mangaluru|" +
  "Mathura|Meerut|Moradabad|Mumbai|Muzaffarnagar|Muzaffarpur|Mysuru|Nagpur|Nainital|Nanded|Nashik|Nellore|Noida|Panaji|" +
  "Panipat|Panvel|Patiala|Patna|Porbandar|Pune|Raipur|Rajahmundry|Rajkot|Ranchi|Rohtak|Rourkela|Saharanpur|Sangli|" +
  "Secunderabad|Shillong|Shimla|Siliguri|Solapur|Sonipat|Srinagar|Surat|Thanjavur|Thiruvananthapuram|Thrissur|" +
  "Tiruchirappalli|Tirunelveli|Tirupati|Trichy|Trivandrum|Udaipur|Ujjain|Vadodara|Varanasi|Vellore|Vijayawada|" +
  "Visakhapatnam|Vizag|Warangal"
).split("|");

/** The same of the United States. */
export const AMERICAN_CITIES: readonly string[] = (
  "Akron|Albuquerque|Amarillo|Anaheim|Anchorage|Annapolis|Atlanta|Atlantic City|Bakersfield|Baltimore|Baton Rouge|" +
  "Birmingham, Alabama|Boise|Boston|Brooklyn|Cheyenne|Chattanooga|Chicago|Cincinnati|Cleveland|Colorado Springs|Dallas|" +
  "Denver|Des Moines|Detroit|Duluth|El Paso|Fort Worth|Fresno|Grand Rapids|Hartford|Honolulu|Houston|Indianapolis|" +
  "Jacksonville|Kansas City|Knoxville|Laredo|Las Vegas|Little Rock|Los Angeles|Louisville|Memphis|Miami|Milwaukee|" +
  "Minneapolis|Nashville|New Orleans|New York City|Newark|Norfolk|Oakland|Oklahoma City|Omaha|Orlando|Pensacola|" +
  "Philadelphia|Pittsburgh|Portland|Poughkeepsie|Raleigh|Sacramento|Salt Lake City|San Antonio|San Diego|San Francisco|" +
  "San Jose|Santa Fe|Savannah|Scottsdale|Seattle|Shreveport|Spokane|St\\. Louis|St\\. Paul|Staten Island|Syracuse|Tacoma|" +
  "Tallahassee|Tampa|Toledo|Topeka|Tucson|Tulsa|Wichita|Yonkers"
).split("|");
