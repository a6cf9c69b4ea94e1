import { formatPrice } from '../../src-domain/money/format-price.ts'
import { refusedCalls } from './refused-calls.es.ts'
import type { tender as english } from './tender.en.ts'

const notVerified = 'No pudimos verificar que eres una persona. Inténtalo de nuevo.'

/** Texts by the server's reason code. */
const refused: ReadonlyMap<string, string> = new Map([
  ...refusedCalls,
  ['not-valid', 'Este código promocional no es válido.'],
  ['sign-in', 'Inicia sesión para usar este código promocional.'],
  ['order-type', 'Este código promocional no es válido para este tipo de pedido.'],
  ['items', 'Ningún artículo de tu carrito participa en esta promoción.'],
  ['verification_unavailable', notVerified],
  ['not_verified', notVerified],
])

export const tender: typeof english = {
  price: formatPrice,
  promoTitle: 'Código promocional',
  promoField: 'Código promocional',
  promoApply: 'Aplicar código',
  promoRequired: 'El código promocional es obligatorio',
  promoLong: 'Los códigos promocionales tienen hasta 64 caracteres',
  promoInvalid: 'Código promocional no válido',
  promoRefused: ({ why, minimum, missing }) =>
    why === 'minimum' && minimum !== '' && missing !== ''
      ? `Agrega ${missing} más para usar este código (mínimo ${minimum}).`
      : (refused.get(why) ?? ''),
  cardTitle: 'Tarjeta de regalo',
  cardField: 'Número de la tarjeta de regalo',
  cardHint: 'Está en tu tarjeta o en el correo que recibiste. Los espacios y guiones no importan.',
  cardApply: 'Usar esta tarjeta de regalo',
  cardRequired: 'El número de la tarjeta de regalo es obligatorio',
  cardLong: 'Es demasiado largo para un número de tarjeta de regalo',
  cardNotFound: 'No se encontró la tarjeta de regalo.',
  goOnWithoutCard: 'Continuar sin tarjeta de regalo',
  unknownError: 'Ocurrió un error desconocido. Inténtalo de nuevo o comunícate con el restaurante.',
  cardRefused: ({ why }) => refused.get(why) ?? '',
  notVerified,
}
