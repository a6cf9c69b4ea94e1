import type { Locale } from '../../src-domain/brand/brand.ts'

const days = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
} as const

/** `minute` since midnight, also beyond 24 hours: "9:30 PM". */
export const timeOfDay = (minute: number, locale: Locale): string => {
  const inDay = ((minute % 1440) + 1440) % 1440
  const hour = Math.floor(inDay / 60)
  const half = hour < 12 ? (locale === 'es' ? 'a. m.' : 'AM') : locale === 'es' ? 'p. m.' : 'PM'
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(inDay % 60).padStart(2, '0')} ${half}`
}

export const dayName = (day: number, locale: Locale): string => days[locale][day % 7] ?? ''
