import { aDay, aMinute, anHour } from '../../line/held-clock.ts'

/** 'P7D', 'PT36H', 'P1DT12H': https://developer.squareup.com/docs/build-basics/common-data-types/working-with-dates. */
export function millisecondsOf(duration: string): number {
  const [, days = '0', hours = '0', minutes = '0'] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration) ?? []
  return Number(days) * aDay + Number(hours) * anHour + Number(minutes) * aMinute
}

/** Square writes durations back in hours. */
export function inWords(milliseconds: number): string {
  return `PT${Math.floor(milliseconds / anHour)}H`
}
