import type { payOutcomes as source } from './pay-outcomes.en.ts'
import { refusedCalls } from './refused-calls.es.ts'
import { refusedOrders } from './refused-orders.es.ts'

/** What the server says in English, by its word for it: the reason, else the code. */
const blocked: ReadonlyMap<string, string> = new Map([
  ...refusedCalls,
  ...refusedOrders,
  ['location_not_found', 'Este local no existe.'],
  ['promo_invalid', 'Tu código promocional no vale para este pedido. Quítalo o introduce otro.'],
  ['gift_card_invalid', 'Esta tarjeta regalo no se puede usar. Quítala, por favor.'],
  ['tip', 'Esta propina es demasiado alta. Comprueba la cantidad.'],
  ['cash_unavailable', 'Este restaurante no acepta efectivo en los pedidos en línea.'],
  ['wallet_unavailable', 'Esta forma de pago no está disponible aquí.'],
  ['payment_required', 'Falta la forma de pago. Añade una.'],
  ['declined', 'Tu tarjeta fue rechazada. Prueba con otra.'],
  ['insufficient_funds', 'Tu tarjeta no tiene fondos suficientes. Prueba con otra.'],
  ['expired_card', 'Tu tarjeta ha caducado. Prueba con otra.'],
  ['wrong_expiry', 'La fecha de caducidad no es correcta. Compruébala.'],
  ['wrong_postal_code', 'El código postal no es correcto. Compruébalo.'],
  ['wrong_street', 'La calle no es correcta. Compruébala.'],
  ['wrong_address', 'La dirección de facturación no es correcta. Compruébala.'],
  ['not_confirmed', 'El pago no se confirmó y no se cobró nada. Inténtalo de nuevo o usa otra tarjeta.'],
  ['wrong_cvc', 'El código de seguridad no es correcto. Compruébalo.'],
  ['authentication_required', 'Tu banco te pide que confirmes este pago.'],
  ['bad_instrument', 'Esta tarjeta no se pudo usar. Introdúcela de nuevo.'],
  ['amount_not_accepted', 'Una tarjeta no puede pagar esta cantidad y no se cobró nada. Paga de otra forma.'],
  ['shop_refused', 'Ahora no se aceptan tarjetas y no se cobró nada. Paga de otra forma.'],
  ['not_charged', 'El pago no se hizo y no se cobró nada. Inténtalo de nuevo.'],
])

export const payOutcomes: typeof source = {
  refusal: {
    NoLocation: 'Elige un restaurante.',
    AddressMissing: 'Dinos adónde lo llevamos.',
    TableMissing: 'Indica el número de tu mesa.',
    ScheduleMissing: 'Por favor, elige una hora para tu pedido',
    NoPayment: 'Falta la forma de pago. Añade una.',
  },
  blocked: ({ why, minimum }) =>
    why === 'order-minimum' && minimum !== ''
      ? `El precio de tu pedido, sin propina, debe ser de al menos ${minimum}.`
      : (blocked.get(why) ?? ''),
  belowMinimum: ({ minimum }) =>
    `El precio de tu pedido, sin propina, debe ser de al menos ${minimum} para un pedido a domicilio.`,
  stillMissing: ({ price }) => `Añade ${price} más.`,
  cartError:
    'No podemos seguir con tu pedido. Ponte en contacto con el restaurante para hacerlo. Disculpa las molestias.',
  outcomeUnknown:
    'No podemos procesar tu pedido. Ponte en contacto con el restaurante para confirmarlo. Disculpa las molestias.',
  mustLogIn: 'Tienes que iniciar sesión para hacer un pedido.',
  guestInfoMissing: '¿De quién es el pedido? Escribe tu nombre y apellidos o inicia sesión.',
  systemUnavailable: 'El sistema no está disponible por ahora, inténtalo más tarde',
  noAnswer: 'No llegó respuesta. Comprueba tu conexión e inténtalo de nuevo.',
  heldOffline: 'No hay conexión y no se envió nada. Tu pedido sigue como está: hazlo cuando vuelva.',
  orderNotFound:
    'El sistema del restaurante no encontró tu pedido. Por favor, llama al restaurante antes de volver a pedir.',
  limit: {
    PersonNotShown: 'No pudimos comprobar que eres una persona y no se cobró nada. Inténtalo de nuevo.',
    TableLimit: 'Tu mesa ya tiene varios pedidos sin pagar. Paga con tarjeta o pregunta al personal.',
    GuestLimit: 'Ya tienes varios pedidos sin pagar. Paga con tarjeta.',
    CashLimit: 'Este pedido es demasiado grande para pagarlo en efectivo. Paga con tarjeta.',
  },
  tooMuch: ({ most }) =>
    `Un pedido puede llegar a ${most} como máximo, con su propina. Quita algo o deja una propina menor.`,
  cashTooHigh: ({ most }) => `En efectivo un pedido puede llegar como máximo a ${most}. Paga con tarjeta.`,
  belowCardLeast: ({ due, least }) => `Quedan ${due} por pagar, y con tarjeta se pagan ${least} o más.`,
  aboveCardMost: ({ due, most }) => `Quedan ${due} por pagar, y con tarjeta se pagan ${most} como máximo.`,
  lesserUse: {
    'gift-card': ({ less, due }) => `Usar ${less} menos de tu tarjeta de regalo y pagar ${due} con tarjeta`,
    credit: ({ less, due }) => `Usar ${less} menos de tu crédito y pagar ${due} con tarjeta`,
    both: ({ less, due }) => `Usar ${less} menos de tu tarjeta de regalo y tu crédito, y pagar ${due} con tarjeta`,
  },
  payInCash: 'Pagar en efectivo',
  placingElsewhere: 'Se está haciendo un pedido en otra pestaña. Desde esta no se envió nada.',
  neverArrived: 'Tu pedido no nos llegó y no se cobró nada. Inténtalo de nuevo.',
  notConfirmed: {
    closed: 'No respondiste a tu banco y no se cobró nada. Inténtalo de nuevo o paga de otra forma.',
    refused: 'El pago no se confirmó y no se cobró nada. Inténtalo de nuevo o paga de otra forma.',
    late: 'El pago no se confirmó a tiempo y no se cobró nada. Inténtalo de nuevo o paga de otra forma.',
    unavailable: 'No pudimos preguntar a tu banco y no se cobró nada. Inténtalo de nuevo o paga de otra forma.',
  },
  priceChanged: ({ price }) => `El precio de tu pedido ha cambiado. Ahora es ${price}.`,
  duplicate: 'Hace un momento hiciste un pedido igual que este.',

  priceChangedAsk: ({ before, after }) =>
    `El total ha cambiado de ${before} a ${after}. ¿Hacer el pedido por ${after}?`,
  movedAsk: ({ before, after }) =>
    `Mientras tanto, el total pasó de ${before} a ${after}. ¿Hacer el pedido por ${after}?`,
  priceChangedYes: ({ price }) => `Sí, ${price}`,
  notNow: 'Ahora no',
  duplicateAsk: 'Hace un momento hiciste un pedido igual que este. ¿Quieres otro?',
  viewOrder: 'Ver mi pedido',
  duplicateYes: 'Sí, otro más',

  checkingTitle: 'Comprobando tu pedido',
  checkingOn:
    'Seguimos preguntando por ti. Si el restaurante tiene tu pedido, esta página te lleva allí; no hace falta pedir de nuevo.',
  checkingLead: 'Un momento. Preguntamos al restaurante si llegó tu pedido.',
  stillConfirming: 'Tu pedido todavía se está confirmando. Por favor, no pagues otra vez.',
  doNotLeave: 'Puedes cerrar esta página; tu pedido no se pierde.',
  unclearTitle: 'No pudimos confirmar tu pedido',
  checkAgain: 'Comprobar otra vez',
  startOver: 'Empezar de nuevo',
  startOverAsk: 'Puede que tu pedido haya llegado. Si pides otra vez, podrías recibirlo y pagarlo dos veces.',
  placedTitle: 'Tu pedido está hecho',
  placedLead: 'Gracias. El restaurante tiene tu pedido.',
}
