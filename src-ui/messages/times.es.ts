import type { times as english } from './times.en.ts'

const days = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']
const longDays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']

export const times: typeof english = {
  day: ({ weekday }) => days[weekday] ?? '',
  date: ({ weekday, day, month, year }) => `${days[weekday] ?? ''}, ${day}/${month}/${year}`,
  time: ({ minutes }) => {
    const hour = Math.floor(minutes / 60) % 24
    return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a. m.' : 'p. m.'}`
  },
  range: ({ from, to }) => `${from} - ${to}`,
  when: ({ date, time }) => `${date}, ${time}`,
  dayAt: ({ away, weekday, date, time }) =>
    `${away === 0 ? 'hoy' : away === 1 ? 'mañana' : away < 7 ? `el ${longDays[weekday]}` : date} a ${time.startsWith('1:') ? 'la' : 'las'} ${time}`,
  today: ({ date }) => `Hoy · ${date}`,
  tomorrow: ({ date }) => `Mañana · ${date}`,
  closed: 'Cerrado',
  allDay: 'Abierto las 24 horas',

  asap: 'Lo antes posible',
  asapIn: ({ minutes }) => `Lo antes posible · unos ${minutes} min`,
  noDate: '',
  dineInUnavailable: 'Comer aquí no está disponible',
  pickupUnavailable: 'Recoger no está disponible',
  deliveryUnavailable: 'La entrega no está disponible',
  locationClosed: 'El restaurante está cerrado',
  pleaseSchedule: 'Por favor, elige una hora para tu pedido',
  closedNow: 'Cerrado en este momento',
  nextIs: ({ what, when }) => `${what} · próxima hora: ${when}`,
  orderFor: ({ when }) => `Pedir para ${when}`,
  chooseAnother: 'Elegir otra hora',
  chooseOne: 'Elegir una hora',
  pickupInstead: 'Pedir para recoger',

  title: '¿Para cuándo lo quieres?',
  edit: 'Cambiar la hora',
  asapLead: 'La cocina empieza enseguida.',
  later: 'Pedir con antelación',
  chooseDay: 'Día',
  chooseTime: 'Hora',
  unavailable: 'Ahora no se puede pedir con antelación',
  selectTime: 'Por favor, elige una hora para tu pedido',
  full: 'completo',
  fullDay: 'Todas las horas de este día están ocupadas.',
  confirm: 'Confirmar la hora',
  loading: 'Cargando las horas',
  dropped: 'La hora que habías elegido ya no está fijada. Comprueba para cuándo lo quieres.',
  lapsed: ({ time }) => `Las ${time} ya no están disponibles.`,
  takeNext: ({ time }) => `Elegir las ${time}`,
  opening: 'Horario',

  onClock: ({ zone }) => `Las horas son ${zone}, en el reloj del restaurante.`,
  inZone: ({ time, zone }) => `${time} (${zone})`,
  otherZone: 'la hora local del restaurante',
  zone: {
    Eastern: { standard: 'hora estándar del Este', daylight: 'hora de verano del Este' },
    Central: { standard: 'hora estándar del Centro', daylight: 'hora de verano del Centro' },
    Mountain: { standard: 'hora estándar de la Montaña', daylight: 'hora de verano de la Montaña' },
    Arizona: {
      standard: 'hora estándar de la Montaña (Arizona)',
      daylight: 'hora de verano de la Montaña (Arizona)',
    },
    Pacific: { standard: 'hora estándar del Pacífico', daylight: 'hora de verano del Pacífico' },
    Alaska: { standard: 'hora estándar de Alaska', daylight: 'hora de verano de Alaska' },
    Hawaii: { standard: 'hora estándar de Hawái-Aleutianas', daylight: 'hora de verano de Hawái-Aleutianas' },
    Atlantic: { standard: 'hora estándar del Atlántico', daylight: 'hora de verano del Atlántico' },
  },
}
