import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { loyalty as english } from './loyalty.en.ts'

export const loyalty: typeof english = {
  price: formatPrice,
  rewards: 'Tus recompensas',
  noRewards: 'Por ahora no tienes recompensas',
  loading: 'Cargando tus recompensas',
  invalid: 'Esta recompensa no sirve para este pedido',
  credit: ({ amount }) => `Crédito disponible: ${amount}`,
  progress: ({ percent }) => `${percent}% del camino hasta tu próxima recompensa`,
  nextTier: ({ threshold, name }) => `Gasta ${threshold} durante el próximo año para alcanzar el nivel ${name}`,
  creditLead: 'Lo aplicaremos automáticamente a tu próximo pedido.',
  tierMissing: ({ missing }) => `Te faltan ${missing}, según tus pedidos del último año.`,
  tierProgress: ({ percent, name }) => `${percent}% del camino hasta el nivel ${name}`,
  choose: 'Elige una recompensa para tu pedido actual.',
  nothingOrdered: 'Tu carrito está vacío. Agrega un artículo y elige esta recompensa aquí o al pagar.',
}
