import type { Locale } from '../../src-domain/brand/brand.ts'

const days: Readonly<Record<string, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
}

export function dayName(day: number, locale: Locale): string {
  return (
    days[locale]?.[day % 7] ??
    // January 1, 2023 was a Sunday.
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + (day % 7)))
  )
}
