import type { giftCard as english } from './gift-card.en.ts'

export const giftCard: typeof english = {
  title: 'Tarjeta de regalo',
  value: 'Valor',
  number: 'Número de tarjeta',
  copy: 'Copiar el número',
  copied: 'Número copiado.',
  notCopied: 'No pudimos copiarlo. Selecciona el número.',
  to: 'Para',
  from: 'De',
  message: 'Mensaje',
  inactive: 'Esta tarjeta no se puede usar en este momento. Comunícate con el restaurante.',
  order: 'Pedir ahora',
  loading: 'Cargando tu tarjeta de regalo',
  notFound: 'No se encontró la tarjeta de regalo.',
  unknown: 'Ocurrió un error desconocido. Inténtalo de nuevo o comunícate con el restaurante.',
  unreached: 'No hubo respuesta. Revisa tu conexión e inténtalo de nuevo.',
}
