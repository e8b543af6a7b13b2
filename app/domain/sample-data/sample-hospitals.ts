export type SampleHospital = {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  latitude: number;
  longitude: number;
  licenseNumber: string;
  npi: string;
};

type HospitalRow = readonly [
  name: string,
  address: string,
  city: string,
  state: string,
  zip: string,
  areaCode: string,
  latitude: number,
  longitude: number,
];

const ROWS: readonly HospitalRow[] = [
  [
    "Amberlight Medical Center",
    "1420 Amberlight Way",
    "Los Angeles",
    "CA",
    "90012",
    "213",
    34.0561,
    -118.2365,
  ],
  [
    "Cedar Lantern Hospital",
    "6610 Cedar Lantern Avenue",
    "Los Angeles",
    "CA",
    "90028",
    "323",
    34.0983,
    -118.3267,
  ],
  [
    "Tidepool Bay Medical Center",
    "350 Tidepool Drive",
    "San Diego",
    "CA",
    "92101",
    "619",
    32.7194,
    -117.1628,
  ],
  [
    "Golden Heron Hospital",
    "2205 Golden Heron Boulevard",
    "Sacramento",
    "CA",
    "95814",
    "916",
    38.5804,
    -121.4936,
  ],
  ["Bayou Larkspur Medical Center", "815 Larkspur Bend", "Houston", "TX", "77002", "713", 29.7569, -95.3621],
  [
    "Copper Magnolia Hospital",
    "5100 Copper Magnolia Lane",
    "Houston",
    "TX",
    "77056",
    "281",
    29.7486,
    -95.4689,
  ],
  [
    "Prairie Falcon Medical Center",
    "1900 Falcon Ridge Parkway",
    "Dallas",
    "TX",
    "75201",
    "214",
    32.7876,
    -96.7994,
  ],
  [
    "Mesquite Lantern Hospital",
    "77 Mesquite Lantern Street",
    "San Antonio",
    "TX",
    "78205",
    "210",
    29.4239,
    -98.4894,
  ],
  ["Coral Kite Medical Center", "900 Coral Kite Avenue", "Miami", "FL", "33130", "305", 25.7679, -80.2029],
  ["Orange Heron Hospital", "412 Orange Heron Circle", "Orlando", "FL", "32801", "407", 28.5421, -81.3751],
  [
    "Pelican Thistle Medical Center",
    "2600 Thistle Bay Road",
    "Tampa",
    "FL",
    "33602",
    "813",
    27.9529,
    -82.4567,
  ],
  ["Hudson Larkspur Hospital", "188 Larkspur Slip", "New York", "NY", "10007", "212", 40.7139, -74.0078],
  ["Snowberry Medical Center", "61 Snowberry Terrace", "Buffalo", "NY", "14202", "716", 42.8871, -78.8774],
  ["Maple Fox Hospital", "1035 Maple Fox Road", "Albany", "NY", "12207", "518", 42.6569, -73.7497],
  [
    "Brickfinch Medical Center",
    "240 Brickfinch Alley",
    "Philadelphia",
    "PA",
    "19107",
    "215",
    39.9517,
    -75.1586,
  ],
  [
    "Three Kestrels Medical Center",
    "33 Kestrel Incline",
    "Pittsburgh",
    "PA",
    "15222",
    "412",
    40.4468,
    -79.9934,
  ],
  [
    "Laurel Sparrow Hospital",
    "508 Laurel Sparrow Street",
    "Harrisburg",
    "PA",
    "17101",
    "717",
    40.2617,
    -76.8836,
  ],
  ["Lakeglass Medical Center", "1717 Lakeglass Drive", "Chicago", "IL", "60602", "312", 41.8831, -87.6291],
  ["Prairie Lark Hospital", "2900 Prairie Lark Court", "Naperville", "IL", "60540", "630", 41.7661, -88.1411],
  ["Sangamon Swift Hospital", "45 Swift Hollow Road", "Springfield", "IL", "62701", "217", 39.8, -89.6495],
  ["Buckthorn Medical Center", "1250 Buckthorn Commons", "Columbus", "OH", "43215", "614", 39.9667, -83.0067],
  ["Erie Lantern Hospital", "730 Lantern Pier Road", "Cleveland", "OH", "44114", "216", 41.5089, -81.6747],
  [
    "Peach Kestrel Medical Center",
    "1880 Peach Kestrel Street",
    "Atlanta",
    "GA",
    "30303",
    "404",
    33.7528,
    -84.3902,
  ],
  ["Marsh Wren Hospital", "15 Marsh Wren Causeway", "Savannah", "GA", "31401", "912", 32.0746, -81.0883],
  [
    "Dogwood Kite Medical Center",
    "3400 Dogwood Kite Lane",
    "Charlotte",
    "NC",
    "28202",
    "704",
    35.2277,
    -80.8446,
  ],
  ["Longleaf Owl Hospital", "620 Longleaf Owl Drive", "Raleigh", "NC", "27601", "919", 35.7746, -78.6336],
  ["Iron Robin Medical Center", "1101 Iron Robin Avenue", "Detroit", "MI", "48226", "313", 42.3317, -83.0479],
  [
    "River Thistle Hospital",
    "275 River Thistle Street",
    "Grand Rapids",
    "MI",
    "49503",
    "616",
    42.9659,
    -85.6526,
  ],
  ["Rainglass Medical Center", "950 Rainglass Hill", "Seattle", "WA", "98104", "206", 47.6036, -122.3256],
  ["Tamarack Finch Hospital", "408 Tamarack Finch Road", "Spokane", "WA", "99201", "509", 47.664, -117.4268],
  [
    "Saguaro Wren Medical Center",
    "2700 Saguaro Wren Way",
    "Phoenix",
    "AZ",
    "85004",
    "602",
    33.4512,
    -112.0703,
  ],
  ["Ocotillo Moon Hospital", "190 Ocotillo Moon Trail", "Tucson", "AZ", "85701", "520", 32.2169, -110.9704],
  ["Harbor Puffin Hospital", "5 Puffin Wharf", "Boston", "MA", "02108", "617", 42.3576, -71.0652],
  [
    "Seven Sparrows Medical Center",
    "84 Seven Sparrows Street",
    "Worcester",
    "MA",
    "01608",
    "508",
    42.2624,
    -71.8003,
  ],
  ["Fiddlewood Medical Center", "1600 Fiddlewood Row", "Nashville", "TN", "37203", "615", 36.1505, -86.7903],
  ["Bluff Heron Hospital", "222 Bluff Heron Avenue", "Memphis", "TN", "38103", "901", 35.144, -90.048],
  ["Aspenjay Medical Center", "1350 Aspenjay Street", "Denver", "CO", "80202", "303", 39.7491, -104.9946],
  [
    "Red Kestrel Hospital",
    "710 Red Kestrel Road",
    "Colorado Springs",
    "CO",
    "80903",
    "719",
    38.8388,
    -104.8145,
  ],
  [
    "Loonwater Medical Center",
    "880 Loonwater Parkway",
    "Minneapolis",
    "MN",
    "55401",
    "612",
    44.9853,
    -93.2694,
  ],
  ["Thimbleberry Hospital", "36 Thimbleberry Lane", "Rochester", "MN", "55902", "507", 44.0036, -92.4823],
];

/**
 * The 40 fictional hospitals of the sample data, in real cities of 16 states. Phone numbers are of the block kept for
 * fiction (555-0100 to 555-0199), NPIs have a right check digit but belong to no one.
 */
export function sampleHospitals(): readonly SampleHospital[] {
  return ROWS.map(([name, address, city, state, zip, areaCode, latitude, longitude], index) => ({
    name,
    address,
    city,
    state,
    zip,
    phone: `(${areaCode}) 555-${String(101 + index).padStart(4, "0")}`,
    latitude,
    longitude,
    licenseNumber: `SAMPLE-${String(index + 1).padStart(3, "0")}`,
    npi: withCheckDigit(`1999${String(10_001 + index)}`),
  }));
}

const ISSUER_OF_NPIS = "80840";

/** An NPI's last digit makes the Luhn sum over the issuer's prefix and the number a multiple of ten (45 CFR 162.406). */
export function withCheckDigit(digits: string): string {
  let sum = 0;
  for (const [fromRight, digit] of [...`${ISSUER_OF_NPIS}${digits}`].reverse().entries()) {
    const doubled = Number(digit) * (fromRight % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
