import type { Locale } from '../../src-domain/brand/brand.ts'

const days = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
} as const

/** `minute` since midnight, also beyond 24 hours: "9:30 PM"; in Spanish one word to whoever breaks lines. */
export function timeOfDay(minute: number, locale: Locale): string {
  const inDay = ((minute % 1440) + 1440) % 1440
  const hour = Math.floor(inDay / 60)
  const half = locale === 'es' ? (hour < 12 ? '\u00a0a.\u00a0m.' : '\u00a0p.\u00a0m.') : hour < 12 ? ' AM' : ' PM'
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(inDay % 60).padStart(2, '0')}${half}`
}

export function dayName(day: number, locale: Locale): string {
  return days[locale][day % 7] ?? ''
}
