import type { payOutcomes as source } from './pay-outcomes.en.ts'
import { refusedCalls } from './refused-calls.es.ts'
import { refusedOrders } from './refused-orders.es.ts'

/** Texts by the server's reason, else its code. */
const blocked: ReadonlyMap<string, string> = new Map([
  ...refusedCalls,
  ...refusedOrders,
  ['location_not_found', 'Este restaurante no existe.'],
  ['promo_invalid', 'Tu código promocional no es válido para este pedido. Quítalo o ingresa otro.'],
  ['gift_card_invalid', 'Esta tarjeta de regalo no se puede usar. Quítala, por favor.'],
  ['tip', 'Esta propina es demasiado alta. Revisa la cantidad.'],
  ['cash_unavailable', 'Este restaurante no acepta efectivo en los pedidos en línea.'],
  ['wallet_unavailable', 'Esta forma de pago no está disponible aquí.'],
  ['payment_required', 'Falta la forma de pago. Agrega una.'],
  ['declined', 'Tu tarjeta fue rechazada. Prueba con otra.'],
  ['insufficient_funds', 'Tu tarjeta no tiene fondos suficientes. Prueba con otra.'],
  ['expired_card', 'Tu tarjeta venció. Prueba con otra.'],
  ['wrong_expiry', 'La fecha de vencimiento no es correcta. Revísala.'],
  ['wrong_postal_code', 'El código postal no es correcto. Revísalo.'],
  ['wrong_street', 'La calle no es correcta. Revísala.'],
  ['wrong_address', 'La dirección de facturación no es correcta. Revísala.'],
  ['not_confirmed', 'Tu banco no aprobó el pago y no se te cobró nada. Inténtalo de nuevo o usa otra tarjeta.'],
  ['wrong_cvc', 'El código de seguridad no es correcto. Revísalo.'],
  ['authentication_required', 'Tu banco necesita que verifiques este pago.'],
  ['bad_instrument', 'No pudimos usar esta tarjeta. Ingrésala de nuevo.'],
  ['amount_not_accepted', 'Una tarjeta no puede pagar esta cantidad y no se cobró nada. Paga de otra forma.'],
  ['shop_refused', 'Ahora no se aceptan tarjetas y no se cobró nada. Paga de otra forma.'],
  ['not_charged', 'El pago no se hizo y no se cobró nada. Inténtalo de nuevo.'],
])

export const payOutcomes: typeof source = {
  refusal: {
    NoLocation: 'Elige un restaurante.',
    AddressMissing: 'Agrega tu dirección de entrega.',
    TableMissing: 'Agrega tu número de mesa.',
    ScheduleMissing: 'Por favor, elige una hora para tu pedido',
    NoPayment: 'Falta la forma de pago. Agrega una.',
  },
  agePromise: ({ age }) => `Tengo ${age} años o más y puedo mostrar una identificación`,
  ageNote: 'Tu pedido incluye alcohol. Te pediremos una identificación al entregarlo.',
  ageNotConfirmed: ({ age }) => `Confirma que tienes ${age} años o más.`,
  blocked: ({ why, minimum }) =>
    why === 'order-minimum' && minimum !== ''
      ? `El precio de tu pedido, sin propina, debe ser de al menos ${minimum}.`
      : (blocked.get(why) ?? ''),
  belowMinimum: ({ minimum }) =>
    `El precio de tu pedido, sin propina, debe ser de al menos ${minimum} para un pedido a domicilio.`,
  stillMissing: ({ price }) => `Agrega ${price} más.`,
  cartError: 'No podemos continuar con tu pedido. Comunícate con el restaurante para hacerlo. Disculpa las molestias.',
  outcomeUnknown:
    'No podemos procesar tu pedido. Comunícate con el restaurante para confirmarlo. Disculpa las molestias.',
  mustLogIn: 'Tienes que iniciar sesión para hacer un pedido.',
  guestInfoMissing: '¿Para quién es este pedido? Ingresa nombre y apellido o inicia sesión.',
  systemUnavailable: 'El sistema no está disponible por ahora, inténtalo más tarde',
  noAnswer: 'No hubo respuesta. Revisa tu conexión e inténtalo de nuevo.',
  heldOffline:
    'No tienes conexión, así que tu pedido no se envió. Está guardado. Hazlo cuando vuelvas a tener internet.',
  orderNotFound:
    'El sistema del restaurante no encontró tu pedido. Por favor, llama al restaurante antes de volver a pedir.',
  limit: {
    PersonNotShown: 'No pudimos verificar que eres una persona. No se te cobró nada. Inténtalo de nuevo.',
    TableLimit: 'Tu mesa ya tiene varios pedidos sin pagar. Paga con tarjeta o pregunta al personal.',
    GuestLimit: 'Ya tienes varios pedidos sin pagar. Paga con tarjeta.',
    CashLimit: 'Este pedido es demasiado grande para pagarlo en efectivo. Paga con tarjeta.',
  },
  tooMuch: ({ most }) => `Los pedidos no pueden pasar de ${most} con propina. Quita algo o baja la propina.`,
  cashTooHigh: ({ most }) => `Los pedidos en efectivo pueden ser de hasta ${most}. Paga con tarjeta.`,
  belowCardLeast: ({ due, least }) => `Te quedan ${due} por pagar, pero con tarjeta el mínimo es ${least}.`,
  aboveCardMost: ({ due, most }) => `Te quedan ${due} por pagar, pero con tarjeta el máximo es ${most}.`,
  lesserUse: {
    'gift-card': ({ less, due }) => `Usar ${less} menos de tu tarjeta de regalo y pagar ${due} con tarjeta`,
    credit: ({ less, due }) => `Usar ${less} menos de tu crédito y pagar ${due} con tarjeta`,
    both: ({ less, due }) => `Usar ${less} menos de tu tarjeta de regalo y tu crédito, y pagar ${due} con tarjeta`,
  },
  payInCash: 'Pagar en efectivo',
  placingElsewhere: 'Tu pedido se está haciendo en otra pestaña.',
  neverArrived: 'Tu pedido no se completó y no se te cobró nada. Inténtalo de nuevo.',
  notConfirmed: {
    closed:
      'Cerraste la verificación de tu banco, así que no se te cobró nada. Inténtalo de nuevo o paga de otra forma.',
    refused: 'Tu banco no aprobó el pago. No se te cobró nada. Inténtalo de nuevo o paga de otra forma.',
    late: 'Se acabó el tiempo para verificar el pago. No se te cobró nada. Inténtalo de nuevo o paga de otra forma.',
    unavailable:
      'No pudimos comunicarnos con tu banco, así que no se te cobró nada. Inténtalo de nuevo o paga de otra forma.',
  },
  priceChanged: ({ price }) => `Tu total cambió a ${price}.`,
  duplicate: 'Acabas de hacer un pedido igual a este.',

  priceChangedAsk: ({ before, after }) => `Tu total cambió de ${before} a ${after}. ¿Hacer el pedido por ${after}?`,
  movedAsk: ({ before, after }) => `Tu total cambió de ${before} a ${after}. ¿Hacer el pedido por ${after}?`,
  priceChangedYes: ({ price }) => `Sí, ${price}`,
  notNow: 'Ahora no',
  duplicateAsk: 'Acabas de hacer un pedido igual a este. ¿Quieres otro?',
  viewOrder: 'Ver mi pedido',
  duplicateYes: 'Sí, otro más',

  checkingTitle: 'Verificando tu pedido',
  checkingOn: 'Seguimos verificando. Esta página se actualizará sola. Por favor, no pidas de nuevo.',
  checkingLead: 'Un momento, estamos confirmando tu pedido con el restaurante.',
  stillConfirming: 'Tu pedido todavía se está confirmando. Por favor, no pagues otra vez.',
  doNotLeave: 'Puedes cerrar esta página. Tenemos los datos de tu pedido.',
  unclearTitle: 'No pudimos confirmar tu pedido',
  checkAgain: 'Verificar otra vez',
  startOver: 'Empezar de nuevo',
  startOverAsk: 'Es posible que tu pedido se haya completado. Si pides otra vez, podríamos cobrarte dos veces.',
  placedTitle: 'Recibimos tu pedido',
  placedLead: '¡Gracias! El restaurante recibió tu pedido.',
}
