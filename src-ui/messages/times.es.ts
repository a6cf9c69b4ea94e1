import { clock, theHour } from './clock.es.ts'
import type { times as english } from './times.en.ts'

export const times: typeof english = {
  ...clock,
  range: ({ from, to }) => `${from} - ${to}`,
  when: ({ date, time }) => `${date}, ${time}`,
  today: ({ date }) => `Hoy · ${date}`,
  tomorrow: ({ date }) => `Mañana · ${date}`,
  closed: 'Cerrado',
  allDay: 'Abierto las 24 horas',

  asap: 'Lo antes posible',
  asapIn: ({ minutes }) => `Lo antes posible · unos ${minutes} min`,
  noDate: '',
  dineInUnavailable: 'El servicio en mesa no está disponible',
  pickupUnavailable: 'La opción de recoger no está disponible',
  deliveryUnavailable: 'La entrega no está disponible',
  locationClosed: 'El restaurante está cerrado',
  pleaseSchedule: 'Por favor, elige una hora para tu pedido',
  needsNotice: ({ name, minutes }) => `${name} se pide con ${noticeOf(minutes)} de anticipación`,
  closedNow: 'Cerrado en este momento',
  nextIs: ({ what, when }) => `${what} · próxima hora: ${when}`,
  chooseAnother: 'Elegir otra hora',
  chooseOne: 'Elegir una hora',
  otherRestaurant: 'Cambiar de restaurante',
  pickupInstead: 'Pedir para recoger',

  title: '¿Para cuándo lo quieres?',
  edit: 'Cambiar hora',
  asapLead: 'Empezaremos enseguida.',
  later: 'Programar pedido',
  chooseDay: 'Día',
  chooseTime: 'Hora',
  unavailable: 'Por ahora no se pueden programar pedidos',
  selectTime: 'Por favor, elige una hora para tu pedido',
  full: 'completo',
  fullDay: 'No quedan horas este día.',
  confirm: 'Confirmar hora',
  confirmAt: ({ time }) => `Confirmar hora · ${time}`,
  loading: 'Cargando las horas',
  dropped: 'La hora que elegiste no está disponible aquí. Elige otra.',
  lapsed: ({ time }) => `Ya no se puede pedir para ${theHour(time)}.`,
  takeNext: ({ time }) => `Elegir ${theHour(time)}`,
  opening: 'Horario',

  onClock: ({ zone }) => `Los horarios están en la hora del restaurante (${zone}).`,
  inZone: ({ time, zone }) => `${time} (${zone})`,
  otherZone: 'hora local',
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

function noticeOf(minutes: number): string {
  const [size, unit] = minutes % 1_440 === 0 ? [1_440, 'día'] : minutes % 60 === 0 ? [60, 'hora'] : [1, 'minuto']
  const count = minutes / size
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
