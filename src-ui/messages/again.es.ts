import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { again as source } from './again.en.ts'

export const again: typeof source = {
  price: formatPrice,
  title: 'Pedir otra vez',
  which: '¿Qué pedido quieres repetir?',
  none: 'Aún no has pedido aquí.',
  lead: 'Algunos artículos cambiaron desde que pediste.',
  lineCount: ({ name, count }) => `${count} × ${name}`,
  was: ({ price, was }) => `Ahora ${price} cada uno (antes ${was})`,
  toComplete: 'Las opciones cambiaron. Puedes editarlas en tu carrito.',
  gone: 'Ya no está disponible',
  nothing: 'Nada de este pedido está disponible ya.',
  total: 'Total hoy',
  joins: 'Lo agregaremos a tu carrito actual.',
  add: 'Agregar a tu carrito',
  menu: 'Ver el menú',
  putAway: 'Tienes un pedido sin terminar. ¿Recuperarlo a los precios de hoy?',
  putTogether: 'Recuperar pedido',
  startFresh: 'Empezar de cero',
  noRestaurant: 'Este restaurante ya no recibe pedidos en línea.',
  failed: 'No pudimos cargar este pedido. Revisa tu conexión e inténtalo de nuevo.',
}
