import { formatPrice } from '../../src-domain/money/format-price.ts'
import { refusedCalls } from './refused-calls.es.ts'
import type { tender as english } from './tender.en.ts'

const notVerified = 'No pudimos comprobar que eres una persona. Inténtalo de nuevo.'

/** What the server says in English, by its word for it. */
const refused: ReadonlyMap<string, string> = new Map([
  ...refusedCalls,
  ['not-valid', 'Este código promocional no es válido.'],
  ['sign-in', 'Inicia sesión para usar este código promocional.'],
  ['order-type', 'Este código promocional no es para este tipo de pedido.'],
  ['items', 'Nada de tu carrito entra en esta promoción.'],
  ['verification_unavailable', notVerified],
  ['not_verified', notVerified],
])

export const tender: typeof english = {
  price: formatPrice,
  promoTitle: 'Código promocional',
  promoField: 'Código promocional',
  promoApply: 'Aplicar código',
  promoRequired: 'El código promocional es obligatorio',
  promoLong: 'Un código promocional tiene como máximo 64 caracteres',
  promoInvalid: 'Código promocional no válido',
  promoRefused: ({ why, minimum, missing }) =>
    why === 'minimum' && minimum !== '' && missing !== ''
      ? `Este código promocional es para pedidos desde ${minimum}. Añade ${missing} más para usarlo.`
      : (refused.get(why) ?? ''),
  cardTitle: 'Tarjeta regalo',
  cardField: 'Número de la tarjeta regalo',
  cardHint: 'En la tarjeta o en su correo. Los espacios y guiones no importan.',
  cardApply: 'Usar esta tarjeta regalo',
  cardRequired: 'El número de la tarjeta regalo es obligatorio',
  cardLong: 'Es demasiado largo para un número de tarjeta regalo',
  cardNotFound: 'No se encontró la tarjeta regalo.',
  goOnWithoutCard: 'Seguir sin tarjeta regalo',
  unknownError: 'Ocurrió un error desconocido. Inténtalo de nuevo o contacta con el restaurante.',
  cardRefused: ({ why }) => refused.get(why) ?? '',
  notVerified,
}
