import type { giftCard as english } from './gift-card.en.ts'

export const giftCard: typeof english = {
  title: 'Tarjeta regalo',
  value: 'Valor',
  number: 'Número de tarjeta',
  copy: 'Copiar el número',
  copied: 'El número está copiado.',
  notCopied: 'Tu navegador no lo copió. Selecciónalo tú mismo.',
  to: 'Para',
  from: 'De',
  message: 'Mensaje',
  inactive: 'Esta tarjeta no se puede usar por ahora. Pregunta al restaurante, por favor.',
  order: 'Pedir ahora',
  loading: 'Buscando tu tarjeta regalo',
  notFound: 'No se encontró la tarjeta regalo.',
  unknown: 'Ocurrió un error desconocido. Inténtalo de nuevo o contacta con el restaurante.',
  unreached: 'No hubo respuesta. Revisa tu conexión e inténtalo de nuevo.',
}
