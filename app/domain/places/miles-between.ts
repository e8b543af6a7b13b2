export const EARTH_RADIUS_MILES = 3958.8;

interface Position {
  latitude: number;
  longitude: number;
}

/** Miles along the great circle (haversine); NaN where one of the two is not known. */
export function milesBetween(one: Position, other: Position): number {
  const latitude = radians(one.latitude);
  const otherLatitude = radians(other.latitude);
  const height = Math.sin((otherLatitude - latitude) / 2) ** 2;
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = height + Math.cos(latitude) * Math.cos(otherLatitude) * width;
  return EARTH_RADIUS_MILES * 2 * Math.asin(Math.sqrt(chord));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
