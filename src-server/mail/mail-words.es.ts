import type { MailWords } from './mail-words.en.ts'

const days = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']

/** One o'clock is singular. */
function hour(time: string): string {
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}

export const spanish: MailWords = {
  date: ({ weekday, day, month, year }) => `${days[weekday] ?? ''}, ${day}/${month}/${year}`,
  time: ({ minutes }) => {
    const hour = Math.floor(minutes / 60) % 24
    return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a. m.' : 'p. m.'}`
  },
  when: ({ date, time }) => `${date}, ${time}`,
  range: ({ from, to }) => `${from} - ${to}`,
  inZone: ({ when, zone }) => `${when} ${zone}`,

  subject: ({ number, brand }) => `Tu pedido ${number} en ${brand}`,
  thanks: ({ name }) => (name === undefined ? 'Gracias por tu pedido.' : `Gracias, ${name}.`),
  has: ({ location }) => `${location} tiene tu pedido.`,
  number: ({ number }) => `Pedido ${number}`,
  placed: ({ when }) => `Hecho: ${when}`,
  wanted: {
    pickup: ({ when }) => `Para recoger: ${when}`,
    delivery: ({ when }) => `Para entregar: ${when}`,
    kiosk: ({ when }) => `En tu mesa: ${when}`,
  },
  about: {
    pickup: ({ when }) => `Listo hacia ${hour(when)}`,
    delivery: ({ when }) => `En tu puerta hacia ${hour(when)}`,
    kiosk: ({ when }) => `En tu mesa hacia ${hour(when)}`,
  },
  soon: 'Lo antes posible',
  where: { pickup: 'Se recoge en', delivery: 'Se entrega en', kiosk: 'Se sirve en' },
  table: ({ number }) => `Mesa ${number}`,
  notes: 'Notas',
  line: {
    Subtotal: 'Subtotal',
    DeliveryFee: 'Tarifa de entrega',
    ServiceFee: 'Cargos por servicio',
    Credit: 'Crédito de fidelidad',
    Discount: 'Descuento',
    Tax: 'Impuestos',
    GiftCard: 'Tarjeta regalo',
    Tip: 'Propina',
    Total: 'Total',
    IncludedTax: 'Impuestos incluidos',
  },
  code: ({ code }) => `Descuento (${code})`,
  paidBy: ({ brand, last4 }) => `Pagado con ${brand} terminada en ${last4}`,
  paidByCard: 'Pagado con tarjeta',
  payCash: 'Se paga en efectivo',
  paidNothing: 'Nada que pagar',
  cards: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' },
  points: ({ count }) =>
    count === 1 ? 'Ganaste 1 punto con este pedido.' : `Ganaste ${count} puntos con este pedido.`,
  look: 'Ver tu pedido',
  call: ({ phone }) => `¿Preguntas? Llama al ${phone}.`,
  why: 'Recibes este correo porque se dio tu dirección con este pedido.',

  pin: {
    text: ({ digits, brand }) => `${digits} es tu código para ${brand}. Vale diez minutos. Nadie de aquí te lo pedirá.`,
    subject: ({ brand }) => `Tu código para ${brand}`,
    lead: {
      password: ({ brand }) =>
        `Escribe este código en ${brand}, en la página donde lo pediste, para elegir una contraseña nueva:`,
      'sign-in': ({ brand }) => `Escribe este código en ${brand}, en la página donde lo pediste, para iniciar sesión:`,
      email: ({ brand }) =>
        `Escribe este código en ${brand}, en la página donde lo pediste, para usar esta dirección en tu cuenta:`,
      'own-data': ({ brand }) =>
        `Escribe este código en ${brand}, en la página donde lo pediste, para recibir una copia de tus datos o eliminar tu cuenta:`,
      owner: ({ brand }) => `Escribe este código en ${brand}, en la página donde lo pediste, para cambiar tu cuenta:`,
    },
    life: 'Vale diez minutos y una sola vez.',
    why: 'Si no lo has pedido, no hagas nada: tu cuenta sigue igual. Nadie de nuestra parte te pedirá nunca este código.',
  },

  accountNotice: {
    email: {
      subject: ({ brand }) => `Tu correo en ${brand} ha cambiado`,
      lead: ({ brand }) => `Tu cuenta en ${brand} tiene desde ahora otro correo.`,
    },
    password: {
      subject: ({ brand }) => `Tu contraseña en ${brand} ha cambiado`,
      lead: ({ brand }) => `Tu cuenta en ${brand} tiene desde ahora otra contraseña.`,
    },
    phone: {
      subject: ({ brand }) => `Tu teléfono en ${brand} ha cambiado`,
      lead: ({ brand }) => `Tu cuenta en ${brand} tiene desde ahora otro teléfono.`,
    },
    why: 'Si no lo cambiaste tú, llama al restaurante.',
  },

  refund: {
    cancelledSubject: ({ number, brand }) => `Tu pedido ${number} en ${brand} se ha cancelado`,
    subject: ({ number, brand }) => `Devolución de tu pedido ${number} en ${brand}`,
    cancelled: ({ location }) => `${location} ha cancelado tu pedido.`,
    whole: ({ location }) => `${location} te devuelve todo tu pedido.`,
    lines: ({ location }) => `${location} te devuelve una parte de tu pedido:`,
    toCard: ({ brand, last4 }) => `A tu ${brand} terminada en ${last4}`,
    toSomeCard: 'A tu tarjeta',
    inCash: 'En efectivo, en el restaurante',
    toGiftCard: 'A tu tarjeta regalo',
    asCredit: 'Crédito de fidelidad',
    bank: 'Tu banco puede tardar unos días en mostrarlo.',
    cashIfPaid: 'Lo que hayas pagado en efectivo se te devuelve en el restaurante.',
    nothing: 'No hay nada que devolver.',
  },

  slip: {
    cancelled: 'CANCELADO: NO PREPARAR',
    cancelledSubject: ({ subject }) => `CANCELADO: ${subject}`,
    type: { pickup: 'Para recoger', delivery: 'A domicilio', kiosk: 'Mesa' },
    for: ({ name }) => `Para ${name}`,
    now: 'AHORA',
    nowBy: ({ when }) => `AHORA, listo hacia ${hour(when)}`,
    later: ({ when }) => `PARA MÁS TARDE: ${when}`,
    laterBy: ({ when }) => `PARA MÁS TARDE, listo: ${when}`,
    doorAbout: ({ when }) => `En la puerta hacia ${hour(when)}`,
    doorAt: ({ when }) => `En la puerta: ${when}`,
    paid: 'PAGADO',
    collect: ({ amount }) => `COBRAR ${amount}`,
    placed: ({ when }) => `Hecho: ${when}`,
    address: 'Entregar en',
    phone: ({ phone }) => `Teléfono ${phone}`,
    subject: ({ number, type, when }) => `Pedido ${number}: ${type}, ${when}`,
  },
}
