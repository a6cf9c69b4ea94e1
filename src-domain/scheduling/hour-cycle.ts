/** English texts of the shop always use AM and PM. */
export function isTwelveHour(language: string, country: string): boolean {
  // `Intl` has 24 hours for Mexico, where restaurants print 12.
  if (language === 'en' || country === 'US' || country === 'MX') return true
  const { hourCycle } = new Intl.DateTimeFormat(`${language}-${country}`, { hour: 'numeric' }).resolvedOptions()
  return hourCycle === 'h12' || hourCycle === 'h11'
}

/** 'H:mm' of minutes after midnight. */
export function twentyFourHour(minutes: number): string {
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`
}
