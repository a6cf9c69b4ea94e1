import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { history as source } from './history.en.ts'

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

export const history: typeof source = {
  price: formatPrice,
  title: 'Historial de pedidos',
  all: 'Ver todos los pedidos',
  none: 'No tienes pedidos anteriores.',
  loading: 'Cargando tus pedidos',
  failed: 'No pudimos cargar tus pedidos. Revisa tu conexión e inténtalo de nuevo.',
  older: 'Ver pedidos más antiguos',
  olderFailed: 'No se pudieron cargar los pedidos más antiguos. Inténtalo de nuevo.',
  day: ({ year, month, day }) => `${Number(day)} de ${months[Number(month) - 1] ?? ''} de ${year}`,
  noDay: 'Fecha no disponible',
  dayAndTime: ({ day, time }) => `${day}, ${time}`,
  number: ({ number }) => `Pedido ${number}`,
  andMore: ({ names, count }) => `${names} y ${count} más`,
  cancelled: 'Cancelado',
  refunded: ({ amount }) => `${amount} reembolsados`,
  orderTitle: ({ number }) => `Pedido ${number}`,
  orderLoading: 'Cargando tu pedido',
  unknownTitle: 'No encontramos este pedido',
  unknownLead: 'Este pedido no está en tu cuenta.',
  failedTitle: 'Ahora no podemos mostrar tu pedido',
  failedLead: 'Revisa tu conexión e inténtalo de nuevo.',
  deliveredTo: 'Entregado en',
  table: ({ number }) => `Mesa ${number}`,
  openPage: 'Ver la página del pedido',
}
