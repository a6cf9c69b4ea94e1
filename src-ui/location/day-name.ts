import type { Locale } from '../../src-domain/brand/brand.ts'

const days = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
} as const

export function dayName(day: number, locale: Locale): string {
  return days[locale][day % 7] ?? ''
}
