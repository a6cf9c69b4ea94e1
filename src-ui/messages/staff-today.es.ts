import type { PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { theHour } from './clock.es.ts'
import type { today as source } from './staff-today.en.ts'

const typeNames: PerDiningOption<string> = { pickup: 'Recogida', delivery: 'Entrega', kiosk: 'En mesa' }

export const today: typeof source = {
  lead: 'Los cambios valen solo para este restaurante. Los clientes los ven en 2 segundos.',
  stale: 'No podemos conectar con el servidor. Esta página puede estar desactualizada.',
  type: ({ type }) => typeNames[type],
  stateOf: ({ name, state }) => `${name}: ${state}`,
  actionOn: ({ action, name }) => `${action}: ${name}`,
  asUsual: 'Como siempre',

  ordering: 'Recepción de pedidos',
  taking: 'Recibiendo pedidos',
  pausedUntil: ({ time }) => `En pausa hasta ${theHour(time)}`,
  paused: 'En pausa hasta que lo reanudes',
  closed: 'Cerrado por horario',
  pauseAll: 'Pausar todos los pedidos',
  forMinutes: ({ minutes }) => `${minutes} min`,
  untilResumed: 'Hasta que lo reanude',
  pauseHint:
    'Durante una pausa con hora de fin, los clientes aún pueden pedir para más tarde. Sin hora de fin, nadie puede pedir.',
  pause: 'Pausar',
  resume: 'Reanudar',
  resumeAll: 'Reanudar todos los pedidos',
  pauseTitle: ({ name }) => `Pausar: ${name.toLowerCase()}`,

  preparation: 'Tiempo de preparación de hoy',
  preparationLead: 'Minutos que leen los clientes para un pedido para ahora. Un cambio termina con el día de hoy.',
  minutes: ({ minutes }) => `${minutes} min`,
  noMinutes: 'Sin tiempo indicado',
  usually: ({ minutes }) => `Normalmente ${minutes} min`,
  insteadOf: ({ minutes }) => `Solo hoy, en lugar de ${minutes} min`,
  onlyToday: 'Solo hoy',
  change: 'Cambiar',
  preparationTitle: ({ name }) => `Tiempo de preparación: ${name.toLowerCase()}`,

  hours: 'Horario de hoy',
  range: ({ from, to }) => `${from} – ${to}`,
  allDay: 'Abierto 24 horas',
  closedToday: 'Hoy cerrado',
  usualHours: ({ hours }) => `Normalmente ${hours}`,
  closeEarly: 'Cerrar antes',
  openLate: 'Abrir más tarde',
  closeNow: 'Cerrar ya por hoy',
  atTime: ({ time }) => `A ${theHour(time)}`,
  noChoice: 'Hoy ya no queda ninguna hora.',

  throttle: 'Límite de la cocina',
  throttleLead:
    'Lo máximo que los clientes pueden pedir por cuarto de hora, para ahora y para más tarde. Vale hasta que lo quites.',
  noThrottle: 'Sin límite.',
  limitSet: ({ limits }) => `Como máximo ${limits} por cuarto de hora`,
  limitOrders: ({ count }) => (count === 1 ? '1 pedido' : `${count} pedidos`),
  limitItems: ({ count }) => (count === 1 ? '1 artículo' : `${count} artículos`),
  limitAmount: ({ price }) => `${price} en comida`,
  orders: 'Pedidos',
  items: 'Artículos',
  amount: 'Precio de la comida',
  limitHint: 'Deja un campo vacío si no quieres límite.',
  limitMissing: 'Escribe al menos un límite',
  wholeWrong: ({ most }) => `Escribe un número entero de 1 a ${most}`,
  amountWrong: 'Escribe un importe como 250 o 250.50',
  saveLimit: 'Guardar límite',
  removeLimit: 'Quitar límite',

  problem: {
    'no-answer': 'No pudimos guardar el cambio. Revisa la conexión e inténtalo de nuevo.',
    'not-allowed': 'No tienes permiso para hacer esto.',
    'hours-unchanged': 'A esa hora ya está cerrado. Elige otra hora.',
  },
}
