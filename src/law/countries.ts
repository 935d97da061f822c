/**
 * Names of countries other than the United States and India, as English texts write them. Names that are more often those
 * of a State or of a person are absent ("Georgia", "Jordan", "Chad").
 */
export const OTHER_COUNTRIES: readonly string[] = (
  "Afghanistan;Albania;Algeria;Angola;Argentina;Armenia;Australia;Austria;Azerbaijan;Bahrain;Bangladesh;Belarus;Belgium;" +
  "Bhutan;Bolivia;Botswana;Brazil;Britain;Bulgaria;Burma;Cambodia;Cameroon;Canada;Chile;China;Colombia;Costa Rica;Croatia;" +
  "Cuba;Cyprus;Czech Republic;Denmark;Ecuador;Egypt;England;Estonia;Ethiopia;Fiji;Finland;France;Germany;Ghana;Greece;" +
  "Guatemala;Haiti;Honduras;Hong Kong;Hungary;Iceland;Indonesia;Iran;Iraq;Ireland;Israel;Italy;Jamaica;Japan;Kazakhstan;" +
  "Kenya;Kuwait;Laos;Latvia;Lebanon;Libya;Lithuania;Luxembourg;Malawi;Malaysia;Maldives;Malta;Mauritius;Mexico;Mongolia;" +
  "Morocco;Mozambique;Myanmar;Namibia;Nepal;Netherlands;New Zealand;Nicaragua;Nigeria;North Korea;Norway;Oman;Pakistan;" +
  "Panama;Paraguay;Peru;Philippines;Poland;Portugal;Qatar;Romania;Russia;Rwanda;Saudi Arabia;Scotland;Senegal;Serbia;" +
  "Singapore;Slovakia;Slovenia;Somalia;South Africa;South Korea;Spain;Sri Lanka;Sudan;Sweden;Switzerland;Syria;Taiwan;" +
  "Tanzania;Thailand;Tunisia;Turkey;Uganda;Ukraine;United Arab Emirates;United Kingdom;Uruguay;Uzbekistan;Venezuela;" +
  "Vietnam;Wales;Yemen;Zambia;Zimbabwe"
).split(";");

/** Adjectives of other countries in English, as in "Canadian law"; those of the United States and India are absent. */
export const OTHER_NATIONALITIES: readonly string[] = (
  "Afghan;Argentine;Argentinian;Australian;Austrian;Bangladeshi;Belgian;Bhutanese;Brazilian;British;Burmese;Canadian;" +
  "Chilean;Chinese;Colombian;Cuban;Czech;Danish;Dutch;Egyptian;English;Ethiopian;European;Finnish;French;German;Ghanaian;" +
  "Greek;Hungarian;Indonesian;Iranian;Iraqi;Irish;Israeli;Italian;Jamaican;Japanese;Kenyan;Korean;Kuwaiti;Malaysian;" +
  "Maldivian;Mexican;Nepalese;Nepali;Nigerian;Norwegian;Omani;Pakistani;Peruvian;Philippine;Polish;Portuguese;Qatari;" +
  "Romanian;Russian;Saudi;Scots;Scottish;Singaporean;Spanish;Sri Lankan;Swedish;Swiss;Tanzanian;Thai;Turkish;Ugandan;" +
  "Ukrainian;Vietnamese;Zambian;Zimbabwean"
).split(";");
