import type { payCards as source } from './pay-cards.en.ts'

export const payCards: typeof source = {
  cardsExpires: ({ date }) => `Vence ${date}`,
  cardNotTokenised: 'Revisa los datos o prueba con otra tarjeta.',
  cardProcessingFailed: 'Se produjo un error al procesar la tarjeta. Inténtalo de nuevo',
  cardMisconfigured: 'No podemos aceptar pagos en este momento. Comunícate con el restaurante.',
  cardRequestRefused: 'No se pudo procesar la tarjeta indicada. Disculpa las molestias.',
  cardUnavailable: {
    load: 'No se pudo cargar el formulario de la tarjeta. Inténtalo de nuevo o paga de otra forma.',
    network: 'No se pudo cargar el formulario de la tarjeta. Inténtalo de nuevo o paga de otra forma.',
    timeout: 'No se pudo cargar el formulario de la tarjeta. Inténtalo de nuevo o paga de otra forma.',
    unsupported: 'Tu navegador no es compatible. Usa otro navegador.',
    'needs-location': 'Elige un restaurante para agregar una tarjeta.',
    credentials: 'El servicio no está disponible. Actualiza la página o inténtalo más tarde',
    vendor: 'El sistema no está disponible por ahora, inténtalo más tarde',
  },
  cardUnheard:
    'No pudimos comunicarnos con el procesador de pagos, así que no se cobró nada. Revisa tu conexión e inténtalo de nuevo.',
  cardRefused: 'El pago no se confirmó. Puedes intentarlo de nuevo o usar otra tarjeta.',
  cardUnusable: 'No se pudo procesar la tarjeta indicada. Inténtalo de nuevo o usa otra.',
  chooseLocation: 'Elige un restaurante',
}
