import type { PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { clock as english } from './clock.en.ts'

const typeNames: PerDiningOption<string> = {
  pickup: 'La recogida',
  delivery: 'La entrega',
  kiosk: 'El servicio en mesa',
}
const days = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']
const longDays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

export const clock: typeof english = {
  day: ({ weekday }) => days[weekday] ?? '',
  /** Writes out the month, because 12/11 would read as December 11 in the US. */
  date: ({ weekday, day, month }) => `${days[weekday] ?? ''}, ${day} de ${months[month - 1] ?? ''}`,
  /** Uses no-break spaces. */
  time: ({ minutes }) => {
    const hour = Math.floor(minutes / 60) % 24
    return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')}\u00a0${hour < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.'}`
  },
  dayAt: ({ away, weekday, date, time }) =>
    `${away === 0 ? 'hoy' : away === 1 ? 'mañana' : away < 7 ? `el ${longDays[weekday]}` : date} a ${theHour(time)}`,
  pausedUntil: ({ type, time }) => `${typeNames[type]} está en pausa hasta ${theHour(time)}`,
  pausedNow: ({ type }) => `${typeNames[type]} está en pausa en este momento`,
  /** Beside the name of the order type. */
  pauseUntil: ({ time }) => `En pausa hasta ${theHour(time)}`,
  pause: 'En pausa en este momento',
  orderFor: ({ when }) => `Pedir para ${when}`,
}

/** Adds the article: only one o’clock is singular, "la 1:00", "las 2:00". */
export function theHour(time: string): string {
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}
