import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { loyalty as english } from './loyalty.en.ts'

export const loyalty: typeof english = {
  price: formatPrice,
  rewards: 'Tus recompensas',
  noRewards: 'Ahora mismo no tienes recompensas',
  loading: 'Cargando tus recompensas',
  invalid: 'Esta recompensa no sirve para este pedido',
  credit: ({ amount }) => `Crédito disponible: ${amount}`,
  progress: ({ percent }) => `${percent} % del camino hasta tu próxima recompensa`,
  nextTier: ({ threshold, name }) => `Gasta ${threshold} durante el próximo año para alcanzar el nivel ${name}`,
  creditLead: 'Se descuenta solo de tu próximo pedido.',
  tierMissing: ({ missing }) => `Te faltan ${missing}, contando el último año.`,
  tierProgress: ({ percent, name }) => `${percent} % del camino hasta el nivel ${name}`,
  choose: 'Elige una recompensa para el pedido que empezaste.',
  nothingOrdered: 'Tu pedido está vacío. Agrega un platillo y elige esta recompensa aquí o al pagar.',
}
