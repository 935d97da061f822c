import type { CourtLevel } from "../../../law/court.ts";

/** Courts of one kind that differ only in their place. `{}` is the place. */
export interface CourtSeries {
  readonly level: CourtLevel;
  /** First part of each id. The place in lower case follows, letters and digits only; the whole is cut at 15 characters. */
  readonly idPrefix: string;
  /** As a citation's parenthetical writes the court; empty if none does. */
  readonly citation: string;
  readonly name: string;
  /** Separated by commas. `Albany=albanyctyct` has its own id, without the first part. */
  readonly places: string;
}

/**
 * Courts of the United States of which every county, town or circuit of a state has one.
 * Facts compiled from Free Law Project's courts-db (BSD-2-Clause).
 */
export const US_COURT_SERIES: readonly CourtSeries[] = [
  {
    level: "appellate",
    idPrefix: "njcirct",
    citation: "{} Cty. Cir. Ct., N.J.",
    name: "{} County Circuit Court, N.J.",
    places: `
Atlantic, Bergen, Burlington, Camden, Cape May, Cumberland, Essex, Gloucester, Hudson, Hunterdon, Mercer,
Middlesex, Monmouth, Morris, Ocean, Passaic, Salem, Somerset, Sussex, Union, Warren`,
  },
  {
    level: "special",
    idPrefix: "nysurct",
    citation: "N.Y. Surr. Ct., {} Cty.",
    name: "Surrogate's Court, {} County",
    places: `
Albany, Broome, Cortland, Delaware, Dutchess, Erie, Essex, Franklin, Genesee, Jefferson, Kings, Madison,
Monroe, Nassau, Oneida, Orange, Putnam, Queens, Rensselaer, Richmond, Rockland, Saratoga, Schenectady, Suffolk,
Sullivan, Tompkins, Ulster, Warren, Wayne, Westchester, Yates`,
  },
  {
    level: "trial",
    idPrefix: "colctyct",
    citation: "",
    name: "{} County District Court",
    places: `
Arapahoe, Bent, Boulder, Douglas, Fremont, Garfield, Larimer, Meyer, Otero, Pitkin, Pueblo, Teller`,
  },
  {
    level: "trial",
    idPrefix: "gasuperct",
    citation: "{} Cty. Super. Ct.",
    name: "{} County Superior Court, Ga.",
    places: `
Burke, Carroll, Clark, Clarke, Cobb, Columbia, Coweta, DeKalb, Decatur, Elbert, Franklin, Habersham, Hall,
Hancock, Harris, Heard, Lee, Lincoln, Macon, Muscogee, Oglethorpe, Seriven, Sumter, Talliaferro, Troup, Walton,
Washington, Wilkes`,
  },
  {
    level: "trial",
    idPrefix: "kycirct",
    citation: "Ky. Circ. Ct., {}",
    name: "Kentucky Circuit Court {}",
    places: `
1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 2, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 3, 30, 31, 32, 33, 34,
35, 36, 37, 38, 39, 4, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 5, 50, 51, 52, 53, 54, 55, 56, 57, 6, 7, 8, 9`,
  },
  {
    level: "trial",
    idPrefix: "kycirct",
    citation: "{} Circ. Ct., Ky.",
    name: "{} Circuit Court, Kentucky",
    places: `
Ballard, Carlisle, Fulton, Hickman, Hart, LaRue, Nelson, Green, Marion, Taylor, Washington, Henry, Oldham,
Trimble, Garrard, Jessamine, Bourbon, Scott, Woodford, Carroll, Grant, Owen, Kenton, Campbell, Harrison,
Nicholas, Pendleton, Robertson, Bracken, Fleming, Mason, McCracken, Greenup, Lewis, Bath, Menifee, Montgomery,
Rowan, Fayette, Estill, Lee, Owsley, Johnson, Lawrence, Martin, Clark, Madison, Harlan, Knox, Laurel, Lincoln,
Pulaski, Rockcastle, Adair, Casey, Christian, Jefferson, Floyd, Boyd, Perry, McCreary, Whitley, Pike, Knott,
Magoffin, Carter, Elliott, Morgan, Butler, Edmonson, Hancock, Ohio, Breathitt, Powell, Wolfe, Hopkins, Clinton,
Cumberland, Monroe, Clay, Jackson, Leslie, Calloway, Marshall, Barren, Metcalfe, Bell, Mclean, Muhlenberg,
Breckinridge, Grayson, Meade, Letcher, Franklin, Allen, Simpson, Crittenden, Union, Webster, Boyle, Mercer,
Henderson, Graves, Anderson, Shelby, Spencer, Boone, Gallatin, Bullitt, Caldwell, Livingston, Lyon, Trigg,
Russell, Wayne, Daviess, Logan, Todd, Warren, Hardin`,
  },
  {
    level: "trial",
    idPrefix: "njfamct",
    citation: "{} Cty. Fam. Ct.",
    name: "{} County Family Court",
    places: `
Atlantic, Bergen, Burlington, Camden, Cape May, Cumberland, Essex, Gloucester, Hudson, Hunterdon, Mercer,
Middlesex, Monmouth, Morris, Ocean, Passaic, Salem, Somerset, Sussex, Union, Warren`,
  },
  {
    level: "trial",
    idPrefix: "njsuper",
    citation: "{} Cty. Super. Ct.",
    name: "{} County Superior Court",
    places: `
Atlantic, Bergen, Burlington, Camden, Cape May, Cumberland, Essex, Gloucester, Hudson, Hunterdon, Mercer,
Middlesex, Monmouth, Morris, Ocean, Passaic, Salem, Somerset, Sussex, Union, Warren`,
  },
  {
    level: "trial",
    idPrefix: "njsurrct",
    citation: "{} Cty. Surr. Ct.",
    name: "{} County Surrogate's Court",
    places: `
Atlantic, Bergen, Burlington, Camden, Cape May, Cumberland, Essex, Gloucester, Hudson, Hunterdon, Mercer,
Middlesex, Monmouth, Morris, Ocean, Passaic, Salem, Somerset, Sussex, Union, Warren`,
  },
  {
    level: "trial",
    idPrefix: "nyfamct",
    citation: "",
    name: "New York Family Court, {} County",
    places: `
Albany, Bronx, Chemung, Clinton, Erie, Essex, Genesee, Greene, Kings, Madison, Monroe, Nassau, Niagara, Oneida,
Ontario, Orange, Oswego, Otsego, Queens, Saratoga, Schuyler, Seneca, Steuben, Suffolk, Tompkins, Ulster,
Warren, Wayne, Yates`,
  },
  {
    level: "trial",
    idPrefix: "nyjustct",
    citation: "",
    name: "Justice Court of Town of {}",
    places: `
Carmel, Chatam, Fishkill, Lockport, Newburgh, Ossining, Perinton, Ramapo, Rhinebeck, Monroe, Wells`,
  },
  {
    level: "trial",
    idPrefix: "nyjustct",
    citation: "",
    name: "Justice Court of Village of {}",
    places: `
Ardsley, Blasdell, Briarcliff Manor, Bronxville, Elmsford, Fairport, Fleischmanns, Hastings-on-Hudson,
Kings Point, Larchmont, Lindenhurst, Massapequa, Monticello, Newark, North Hills, Ocean Beach, Orchard Park,
Parma, Port Chester, Pound Ridge, Red Hook, Rockville, Sleepy Hollow, South Nyack, Spring Valley, Suffern,
Tuckahoe, Westbury, Woodstock`,
  },
  {
    level: "trial",
    idPrefix: "nyjustct",
    citation: "",
    name: "{} Justice Court",
    places: `
Arcadia, Aurora, Brighton, Camillus, Canaan, Canton, Cheektowaga, Chenango, Chili, Clifton Park, Cornwall,
DeWitt, Depew, Dickinson, Dobbs Ferry, East Rochester, Eastchester, Elma, Frankfort, Geneseo, Geneva, Greece,
Haverstraw, Henrietta, Herkimer, Highlands, Horseheads, Irondequoit, Kingsbury, Lowville, Mamaroneck, Mendon,
New Paltz, New Windsor, North Castle, North Greenbush, Oakfield, Ogden, Owego, Penfield, Pleasant Valley,
Poughkeepsie, Sand Lake, Schuyler, Sea Cliff, Ulster, Wappinger, Woodbury, Yonkers`,
  },
  {
    level: "trial",
    idPrefix: "nysupct",
    citation: "N.Y. Sup. Ct., {} Cty.",
    name: "New York Supreme Court, {} County",
    places: `
Erie, Essex, Hamilton, Lewis, Monroe, Orange, Richmond, Tioga, Warren, Wayne, Yates`,
  },
  {
    level: "trial",
    idPrefix: "ohcirct",
    citation: "Oh. Circ. Ct., {}",
    name: "{} Circuit Court",
    places: `
Adams, Allen, Ashland, Ashtabula, Athens, Belmont, Brown, Butler, Carroll, Champaign, Clark, Clermont, Clinton,
Columbiana, Coshocton, Crawford, Cuyahoga, Darke, Defiance, Delaware, Erie, Fairfield, Fayette, Franklin,
Fulton, Geauga, Greene, Guernsey, Hamilton, Hancock, Hancook, Hardin, Harrison, Henry, Highland, Holmes, Huron,
Jackson, Jefferson, Lawrence, Licking, Logan, Lorain, Lucas, Madison, Mahoning, Marion, Medina, Meigs, Mercer,
Miami, Monroe, Montgomery, Morgan, Morrow, Muskingum, Noble, Ottawa, Paulding, Perry, Pickaway, Pike, Portage,
Preble, Putnam, Richland, Ross, Sandusky, Scioto, Seneca, Shelby, Stark, Summit, Taggart, Trumbull, Tuscarawas,
Van Wert, Warren, Wayne, Williams, Wood, Wyandot`,
  },
  {
    level: "trial",
    idPrefix: "ohctapp12",
    citation: "Oh. Ct. App. 12th Dist. {}",
    name: "Court of Appeals of Ohio, Twelfth District, {} County",
    places: `
Brown, Butler, Clermont, Clinton, Fayette, Madison, Preble, Warren`,
  },
  {
    level: "trial",
    idPrefix: "ohctapp3",
    citation: "Oh. Ct. App. 3rd Dist. {}",
    name: "Court of Appeals of Ohio, Third District, {} County",
    places: `
Allen, Auglaize, Crawford, Defiance, Hancock, Hardin, Henry, Logan, Marion, Mercer, Paulding, Putnam, Seneca,
Shelby, Union, Van Wert, Wyandot`,
  },
  {
    level: "trial",
    idPrefix: "ohctapp4",
    citation: "Oh. Ct. App. 4th Dist. {}",
    name: "Court of Appeals of Ohio, Fourth District, {} County",
    places: `
Adams, Athens, Gallia, Highland, Hocking, Jackson, Lawrence, Meigs, Pickaway, Pike, Ross, Scioto, Vinton,
Washington`,
  },
  {
    level: "trial",
    idPrefix: "ohctapp5",
    citation: "Oh. Ct. App. 5th Dist. {}",
    name: "Court of Appeals of Ohio, Fifth District, {} County",
    places: `
Ashland, Coshocton, Delaware, Fairfield, Guernsey, Holmes, Knox, Licking, Morgan, Morrow, Muskingum, Richland,
Stark, Tuscarawas`,
  },
  {
    level: "trial",
    idPrefix: "ohctapp6",
    citation: "Oh. Ct. App. 6th Dist. {}",
    name: "Court of Appeals of Ohio, Sixth District, {} County",
    places: `
Erie, Fulton, Huron, Lucas, Ottawa, Sandusky, Williams, Wood`,
  },
  {
    level: "trial",
    idPrefix: "ohctapp7",
    citation: "Oh. Ct. App. 7th Dist. {}",
    name: "Court of Appeals of Ohio, Seventh District, {} County",
    places: `
Belmont, Carroll, Columbiana, Harrison, Jefferson, Mahoning, Monroe, Noble`,
  },
  {
    level: "trial",
    idPrefix: "ohctcompl",
    citation: "Oh. Ct. Com. Pl., {}",
    name: "{} County Court of Common Pleas",
    places: `
Adams, Allen, Ashland, Ashtabula, Athens, Auglaize, Belmont, Boss, Brown, Butler, Carroll, Champaign, Clark,
Clarke, Clermont, Clinton, Columbiana, Coshocton, Crawford, Darke, Defiance, Delaware, Erie, Fairfield,
Fayette, Fulton, Galia, Gallia, Geauga, Green, Greene, Guernsey, Hancock, Hardin, Harrison, Henry, Highland,
Hocking, Holmes, Huron, Jackson, Jefferson, Knox, Lake, Licking, Logan, Lorain, Lucas, Madison, Mahoning,
Marion, Medina, Meigs, Mercer, Miami, Monroe, Montgomery, Morgan, Morrow, Muskingum, Noble, Ottawa, Paulding,
Pickaway, Pike, Portage, Preble, Putnam, Richland, Ross, Sandusky, Scioto, Seneca, Shelby, Stark, Summit,
Tascarawas, Trumbull, Tuscarawas, Union, Vinton, Warren, Washington, Wayne, Williams, Wood, Wyandot`,
  },
  {
    level: "trial",
    idPrefix: "ohioctyct",
    citation: "",
    name: "{} County Court, Ohio",
    places: `
Adams, Clark, Harrison, Highland, Meigs, Monroe, Morgan, Muskingum, Noble, Paulding, Perry, Pike, Putnam,
Tuscarawas, Vinton, Warren`,
  },
  {
    level: "trial",
    idPrefix: "ohioctyct",
    citation: "",
    name: "{} County Courts, Ohio",
    places: `
Ashtabula, Belmont, Brown, Butler, Fulton, Jefferson, Mahoning, Sandusky, Stark, Trumbull`,
  },
  {
    level: "trial",
    idPrefix: "ohjuvct",
    citation: "Oh. Juv. Ct., {}",
    name: "{} County Juvenile Court",
    places: `
Allen, Columbiana, Cuyahoga, Greene, Hamilton, Huron, Licking, Lucas, Marion, Muskingum, Noble, Preble,
Tuscarawas, Warren, Wayne`,
  },
  {
    level: "trial",
    idPrefix: "ohmunict",
    citation: "Oh. Muni. Ct., {}",
    name: "{} County Municipal Court",
    places: `
Athens, Auglaize, Bowling Green, Clark, Clermont, Crawford, Cuyahoga, Darke, Franklin, Hamilton, Highland,
Hocking, Lawrence, Licking, Lucas, Marion, Morrow, Portage, Summit, Trumbull, Van Wert, Warren, Wayne`,
  },
  {
    level: "trial",
    idPrefix: "ohmunict",
    citation: "Oh. Muni. Ct., {}",
    name: "{} Municipal Court",
    places: `
Akron, Ashland, Ashtabula, Avon Lake, Barberton, Bedford, Bellefontaine, Berea, Canton, Celina, Chardon,
Chillicothe, Cincinnati, Circleville, East Liverpool, Elyria, Euclid City, Euclid, Findlay, Fostoria, Fremont,
Gallipolis, Girard, Kettering, Lakewood, Lancaster, Lima, Lorain, Mansfield, Marysville, Massillon, Maumee,
Medina, Miamisburg, Middletown, New Philadelphia, Newton Falls, Oberlin, Parma, Perrysburg, Piqua,
Port Clinton, Portsmouth, Ravenna, Rocky River, Shaker Heights, Sidney, South Euclid, Springfield, Struthers,
Sylvania, Tiffin, Toledo, Upper Sandusky, Wadsworth, Willoughby, Xenia, Zanesville`,
  },
  {
    level: "trial",
    idPrefix: "ohprobct",
    citation: "Oh. Prob. Ct., {}",
    name: "{} County Probate Court",
    places: `
Allen, Ashtabula, Auglaize, Belmont, Butler, Champaign, Clark, Clarke, Clermont, Clinton, Columbiana, Cuyahoga,
Darke, Erie, Fairfield, Fayette, Fulton, Geauga, Greene, Hamilton, Hancock, Hardin, Harrison, Henry, Highland,
Huron, Jackson, Jefferson, Knox, Lake, Licking, Lorain, Lucas, Madison, Mahoning, Marion, Meigs, Mercer, Miami,
Montgomery, Morgan, Muskingum, Noble, Perry, Pike, Portage, Preble, Putnam, Ross, Sandusky, Scioto, Seneca,
Shelby, Stark, Summit, Trumbull, Tuscarawas, Union, Warren, Washington, Wayne`,
  },
  {
    level: "trial",
    idPrefix: "orcc",
    citation: "{} Cty. Cir. Ct., O.R.",
    name: "{} County Circuit Court, Oregon",
    places: `
Baker, Benton, Clackamas, Clatsop, Columbia, Coos, Crook, Curry, Deschutes, Douglas, Gilliam, Grant, Harney,
Hood River, Jackson, Jefferson, Josephine, Klamath, Lake, Lane, Lincoln, Linn, Malheur, Marion, Morrow,
Multnomah, Polk, Sherman, Tillamook, Umatilla, Union, Wallowa, Wasco, Washington, Wheeler, Yamhill`,
  },
  {
    level: "trial",
    idPrefix: "pactcompl",
    citation: "{} Cty. Ct. Cmn. Pleas",
    name: "{} County Court of Common Pleas",
    places: `
Adams, Alleghany, Armstrong, Beaver, Bedford, Berks, Blair, Bradford, Bucks, Butler, Cambria, Cameron, Carbon,
Centre, Chester, Clarion, Clearfield, Clinton, Columbia, Crawford, Cumberland, Dauphin, Delaware, Elk, Forest,
Franklin, Fulton, Green, Greene, Harrisburg, Huntingdon, Indiana, Jefferson, Juniata, Lackawanna, Lancaster,
Lawrence, Lebanon, Lehigh, Luzerne, Lycoming, McKean, Mercer, Mifflin, Monroe, Montgomery, Montour,
Northampton, Northumberland, Perry, Philadelphia, Pike, Potter, Schuylkill, Snyder, Somerset, Sullivan, Sunder,
Susquehanna, Synder, Tioga, Union, Venango, Warren, Washington, Wayne, Westmoreland, Wycoming, Wyoming, York`,
  },
  {
    level: "trial",
    idPrefix: "paorphct",
    citation: "{} Cty. Orphans' Ct.",
    name: "{} County Orphans' Court",
    places: `
Adams, Beaver, Berks, Blair, Bucks, Butler, Carbon, Centre, Elk, Erie, Forest, Fulton, Greene, Lehigh, Mercer,
Monroe, Perry, Pike, Snyder, Tioga, Union, Warren, Wayne, York`,
  },
  {
    level: "trial",
    idPrefix: "paoytermct",
    citation: "{} Cty. Ct. Oy. Term.",
    name: "{} County Court of Oyer and Terminer",
    places: `
Adams, Allegheny, Beaver, Bedford, Berks, Bucks, Cambria, Carbon, Chester, Clarion, Columbia, Dauphin,
Delaware, Erie, Fayette, Franklin, Fulton, Greene, Jefferson, Juniata, Lackawanna, Lancaster, Lawrence,
Lebanon, Lehigh, Luzerne, Mercer, Montgomery, Northampton, Perry, Philadelphia, Schuylkill, Susquehanna,
Venango, York`,
  },
  {
    level: "trial",
    idPrefix: "paqtrsess",
    citation: "{} Cty. Ct. Qtr. Sess.",
    name: "{} County Court of Quarter Sessions",
    places: `
Adams, Allegheny, Armstrong, Beaver, Bedford, Berks, Blair, Bradford, Bucks, Butler, Cambria, Cameron, Carbon,
Centre, Chester, Clarion, Clearfield, Clinton, Columbia, Crawford, Cumberland, Dauphin, Delaware, Elk, Erie,
Fayette, Franklin, Fulton, Greene, Huntingdon, Indiana, Jefferson, Juniata, Lackawanna, Lancaster, Lawrence,
Lebanon, Lehigh, Luzerne, Lycoming, McKean, Mercer, Mifflin, Monroe, Montgomery, Montour, Northampton,
Northumberland, Perry, Philadelphia, Pike, Potter, Schuylkill, Snyder, Somerset, Sullivan, Susquehanna, Tioga,
Union, Venango, Warren, Washington, Wayne, Westmoreland, Wyoming, York`,
  },
  {
    level: "trial",
    idPrefix: "vacc",
    citation: "{} Cir. Ct.",
    name: "{} County Circuit Court",
    places: `
Accomack, Albemarle, Alexandria, Alleghany, Amelia, Amherst, Appomattox, Arlington, Augusta, Bath, Bedford,
Bland, Botetourt, Bristol, Brunswick, Buchanan, Buckingham, Buena Vista, Campbell, Caroline, Carroll,
Charlotte, Charlottesville, Chesapeake, Chesterfield, Clarke, Craig, Culpeper, Cumberland, Danville, Dickenson,
Dinwiddie, Essex, Fairfax, Fauquier, Floyd, Fluvanna, Franklin, Frederick, Fredericksburg, Giles, Gloucester,
Goochland, Grayson, Greene, Greensville, Halifax, Hampton, Hanover, Henrico, Henry, Highland, Hopewell,
King George, King William, Lancaster, Lee, Loudoun, Louisa, Lunenburg, Lynchburg, Madison, Martinsville,
Mathews, Mecklenburg, Middlesex, Montgomery, Nelson, New Kent, Norfolk, Northampton, Northumberland, Nottoway,
Orange, Page, Patrick, Petersburg, Pittsylvania, Portsmouth, Powhatan, Pulaski, Radford, Rappahannock,
Rockbridge, Rockingham, Russell, Salem, Scott, Shenandoah, Smyth, Southampton, Spotsylvania, Stafford,
Staunton, Suffolk, Surry, Sussex, Tazewell, Warren, Washington, Waynesboro, Westmoreland, Winchester, Wythe`,
  },
  {
    level: "appellate",
    idPrefix: "circt",
    citation: "",
    name: "U.S. Circuit Court for the District of {}",
    places: `
Alabama=dal, Middle Alabama=mdal, Northern Alabama=ndal, Southern Alabama=sdal, Arkansas=dar,
Eastern Arkansas=edar, Territory of Arkansas=dterrar, Western Arkansas=wdar, Northern California=ndca,
Southern California=sdca, Colorado=dco, Connecticut=dct, Georgia=dga, Idaho=did, Illinois=dil, Indiana=din,
Iowa=dia, Northern Iowa=nia, Kansas=dks, Eastern Kentucky=edky, Kentucky=dky, Western Kentucky=wdky,
Eastern Louisiana=edla, Louisiana=dla, Western Louisiana=wdla, Maine=dme, Maryland=dmd, Massachusetts=dma,
Eastern Michigan=edmi, Michigan=dmi, Western Michigan=wdmi, Minnesota=dmn, Mississippi=dms,
Northern Mississippi=ndms, Southern Mississippi=sdms, Eastern Missouri=edmo, Missouri=dmo, Western Missouri=wdmo,
Montana=dmt, Nebraska=dne, Nevada=dnv, New Hampshire=dnh, New Jersey=dnj, Albany New York=dalbanyny,
Eastern New York=edny, Northern New York=ndny, Southern New York=sdny, Western New York=wdny,
Eastern North Carolina=ednc, Western North Carolina=wdnc, North Dakota=dnd, Northern Ohio=ndoh, Ohio=doh,
Southern Ohio=sdoh, Eastern Oklahoma=edok, Western Oklahoma=wdok, Oregon=dor, Eastern Pennsylvania=edpa,
Middle Pennsylvania=mdpa, Pennsylvania=dpa, Western Pennsylvania=wdpa, Rhode Island=dri, South Carolina=dsc,
South Dakota=dsd, Eastern Tennessee=edtn, Middle Tennessee=mdtn, Western Tennessee=wdtn, Eastern Texas=edtx,
Northern Texas=ndtx, Southern Texas=sdtex, Texas=dtx, Western Texas=wdtex, Utah=dut, Vermont=dvt,
Eastern Virginia=edva, Virginia=dva, Western Virginia=wdva, Eastern Washington=edwa, Washington=dwa,
Western Washington=wdwa, District of Columbia=ddc, Northern West Virginia=ndwv, Southern West Virginia=sdwv,
West Virginia=dwv, Eastern Wisconsin=edwi, Western Wisconsin=wdwi, Wisconsin=dwi, Wyoming=dwy`,
  },
  {
    level: "trial",
    idPrefix: "ny",
    citation: "N.Y. Cty. Ct., {} Cty.",
    name: "{} County Court",
    places: `
Albany=albanyctyct, Allegany=alleganyctyct, Bronx=bronxctyct, Broome=broomectyct, Cattaraugus=cattctyct,
Cayuga=cayugactyct, Chautauqua=chautctyct, Chemung=chemungctyct, Chenango=chenangoctyct, Clinton=clintonctyct,
Columbia=columctyct, Cortland=cortlandctyct, Delaware=delawarectyct, Dutchess=dutchessctyct, Erie=eriectyct,
Genesee=genessctyct, Hamilton=hamilctyct, Greene=greenectyct, Kings=kingsctyct, Lewis=lewisctyct,
Livingston=livingstctyct, Madison=madctyct, Montgomery=montctyct, Nassau=nassctyct, Niagara=niagaractyct,
Ontario=ontarioctyct, Orange=orangectyct, Orleans=orleansctyct, Oswego=oswegoctyct, Otsego=otsegoctyct,
Queens=queensctyct, Rensselaer=rensctyct, Rockland=rocklandctyct, Schenectady=schenctyct, Schoharie=schoharctyct,
Schuyler=schuylerctyct, St. Lawrence=stlawctyct, Suffolk=suffolkctyct, Sullivan=sullivanctyct, Tioga=tiogactyct,
Tompkins=tompkinsctyct, Ulster=ulsterctyct, Warren=warrenctyct, Washington=washctyct, Wayne=waynectyct,
Westchester=westchcty, Wyoming=wyomingctyct, Yates=yatesctyct`,
  },
  {
    level: "trial",
    idPrefix: "ny",
    citation: "N.Y. City Ct., {}",
    name: "{} City Court",
    places: `
Albany=albanycityct, Amsterdam=amsterdcityct, Auburn=auburncityct, Batavia=bataviacityct, Binghamton=bingcityct,
Buffalo=buffalocityct, Canandaigua=canandcityct, Clinton=cityctclinton, Cohoes=cohoescityct, Cortland=cortlcityct,
Dunkirk=dunkirkcityct, Elmira=elmiracityct, Fulton=fultoncityct, Geneva=genevacityct, Glens Falls=glensfcityct,
Gloversville=gloverscityct, Hornell=hornellcityct, Hudson=hudsoncityct, Ithaca=ithacacityct, Jamestown=jamescityct,
Lackawanna=lackawcityct, Lockport=lockpcityct, Long Beach=lbccityct, Middletown=middletcityct, Nassau=nassaucityct,
New Rochelle=newroccityct, Newburgh=newburcityct, Niagara Falls=niagaracityct, Norwich=cityctnorw,
Oneida=oneidacityct, Oswego=oswegocityct, Peekskill=peekskcityct, Plattsburgh=plattscityct,
Poughkeepsie=poughcityct, Rensselaer=cityctrenss, Rochester=roccityct, Rome=romecityct, Rye=ryecityct,
Saratoga Springs=saratocityct, Schenectady=schencityct, Syracuse=syrcityct, Tompkins=citycttomp,
Tonawanda=tonacityct, Troy=troycityct, Utica=uticacityct, Watertown=watertcityct, White Plains=whplncityct,
Yonkers=yonkerscityct`,
  },
  {
    level: "trial",
    idPrefix: "nysupct",
    citation: "N.Y. Sup. Ct., {} Cty.",
    name: "New York Supreme Court, {} County",
    places: `
Schuyler=schuy, Allegany=algny, Bronx=brnx, Broome=brm, Chautauqua=chtq, Chemung=chmng, Columbia=clmb,
Cortland=crtlnd, Delaware=dlwr, Dutchess=dtchss, Franklin=frnkln, Fulton=fltn, Genesee=gnss, Greene=grn,
Herkimer=hrkmr, Jefferson=jffrsn, Livingston=lvngstn, Madison=mdsn, Montgomery=mntgmry, Nassau=nss, Onondaga=nndg,
Ontario=ntr, Orleans=rlns, Oswego=swg, Otsego=ostego, Putnam=ptnm, Rockland=rcklnd, Saratoga=srtg,
Schenectady=schnec, Seneca=snc, Schoharie=scho, Sullivan=sllvn, Tompkins=tmpkns, Wyoming=wyom`,
  },
  {
    level: "trial",
    idPrefix: "nysupct",
    citation: "N.Y. Sup. Ct., {} Cty.",
    name: "New York Supreme Court, {}",
    places: `
Albany=albany, Cattaraugus=ctrgs, Cayuga=cayuga, Chenango=chenango, Clinton=clinton, Kings=kings, Niagara=niagra,
Rensselaer=ren`,
  },
  {
    level: "trial",
    idPrefix: "paorphct",
    citation: "{} Cty. Orphans' Ct.",
    name: "{} County Orphans' Court",
    places: `
Allegheny=allegh, Armstrong=armstr, Bedford=bedfor, Bradford=bradfo, Cambria=cambri, Cameron=camero,
Chester=cheste, Clarion=clario, Clearfield=clearf, Clinton=clinto, Columbia=columb, Crawford=crawfo,
Dauphin=dauphi, Delaware=delawa, Fayette=fayett, Franklin=frankl, Huntingdon=huntin, Indiana=indian,
Jefferson=jeffer, Juniata=juniat, Lackawanna=lackaw, Lancaster=lancas, Lawrence=lawren, Lebanon=lebano,
Luzerne=luzern, Lycoming=lycomi, Mifflin=miffli, Mongtomery=mongto, Montgomery=montgo, Montour=montou,
Northampton=northa, Philadelphia=philad, Schuylkill=schuyl, Somerset=somers, Sullivan=sulliv, Susquehanna=susque,
Venango=venang, Washington=washin, Wyoming=wyomin`,
  },
  {
    level: "trial",
    idPrefix: "ny",
    citation: "N.Y. Just. Court, {}",
    name: "{} Justice Court",
    places: `
Bedford=bedfordjustct, Colonie=coloniejustct, Hempstead=hempjustct, Hunter=hunterjustct, Hyde Park=hydepkjustct,
Kinderhook=kinderjustct, LaGrange=lagrjustct, Taghkanic=taghjustct, Valley Stream=valstrjustct,
Webster=websterjustct`,
  },
  {
    level: "trial",
    idPrefix: "nyfamct",
    citation: "",
    name: "New York Family Court, {}",
    places: `
Allegany County=alleg, Chautauqua County=chauta, Dutchess County=dutch, Franklin County=frank,
Jefferson County=jeff, Montgomery County=montg, Onondaga County=onond, Rensselaer County=renss,
Richmond County=rich, Rockland County=rockl, St. Lawrence County=stl, Sullivan County=sull,
Washington County=washing, Westchester County=westch`,
  },
  {
    level: "trial",
    idPrefix: "vacc",
    citation: "{} Cir. Ct.",
    name: "{} County Circuit Court",
    places: `
Charles City=charles, Colonial Heights=colonialh, Isle of Wight=isle, King and Queen=kingqueen,
Newport News=newportnew, Prince Edward=princeedwa, Prince George=princegeo, Prince William=princewill,
Virginia Beach=vabeach, Williamsburg and James=williams`,
  },
];
