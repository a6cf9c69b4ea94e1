import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { again as source } from './again.en.ts'

export const again: typeof source = {
  price: formatPrice,
  title: 'Pedir otra vez',
  which: '¿Qué pedido quieres repetir?',
  none: 'Todavía no has pedido aquí.',
  lead: 'Algo ha cambiado desde que lo pediste.',
  lineCount: ({ name, count }) => `${count} × ${name}`,
  was: ({ price, was }) => `Precio nuevo: ${price} cada uno, antes ${was}`,
  toComplete: 'Las opciones han cambiado: puedes editarlas en tu pedido.',
  gone: 'Ya no está disponible',
  nothing: 'Nada de este pedido se puede pedir ya.',
  total: 'En total, hoy',
  joins: 'Se suma a lo que hay en tu pedido.',
  add: 'Agregar a tu pedido',
  menu: 'Ver el menú',
  putAway: 'El pedido que empezaste antes se retiró. ¿Lo quieres de vuelta, a los precios de hoy?',
  putTogether: 'Recuperarlo',
  startFresh: 'Empezar de cero',
  noRestaurant: 'Este restaurante ya no recibe pedidos aquí.',
  failed: 'No pudimos consultarlo. Revisa tu conexión e inténtalo de nuevo.',
}
