import type { MailWords } from './mail-words.en.ts'

const days = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** One o'clock is singular. */
function hour(time: string): string {
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}

export const spanish: MailWords = {
  // The month is a word: readers in the United States take 11/6 for November.
  date: ({ weekday, day, month, year }) => `${days[weekday] ?? ''}, ${day} de ${months[month - 1] ?? ''} de ${year}`,
  time: ({ minutes }) => {
    const hour = Math.floor(minutes / 60) % 24
    return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a. m.' : 'p. m.'}`
  },
  when: ({ date, time }) => `${date}, ${time}`,
  range: ({ from, to }) => `${from} - ${to}`,
  inZone: ({ when, zone }) => `${when} ${zone}`,

  subject: ({ number, brand }) => `Tu pedido ${number} en ${brand}`,
  thanks: ({ name }) => (name === undefined ? '¡Gracias por tu pedido!' : `¡Gracias, ${name}!`),
  has: ({ location }) => `${location} recibió tu pedido.`,
  number: ({ number }) => `Pedido ${number}`,
  placed: ({ when }) => `Realizado: ${when}`,
  wanted: {
    pickup: ({ when }) => `Para recoger: ${when}`,
    delivery: ({ when }) => `Entrega: ${when}`,
    kiosk: ({ when }) => `En tu mesa: ${when}`,
  },
  about: {
    pickup: ({ when }) => `Listo alrededor de ${hour(when)}`,
    delivery: ({ when }) => `Llega alrededor de ${hour(when)}`,
    kiosk: ({ when }) => `En tu mesa alrededor de ${hour(when)}`,
  },
  soon: 'Lo antes posible',
  showId: ({ age }) => `Ten lista tu identificación. Debes tener ${age} años o más.`,
  where: { pickup: 'Recógelo en', delivery: 'Se entrega en', kiosk: 'Tu mesa está en' },
  table: ({ number }) => `Mesa ${number}`,
  notes: 'Notas',
  line: {
    Subtotal: 'Subtotal',
    DeliveryFee: 'Tarifa de entrega',
    ServiceFee: 'Cargos por servicio',
    Credit: 'Crédito de fidelidad',
    Discount: 'Descuento',
    Tax: 'Impuestos',
    GiftCard: 'Tarjeta de regalo',
    Tip: 'Propina',
    Total: 'Total',
    IncludedTax: 'Impuestos incluidos',
  },
  rated: {
    Tax: ({ percent }) => `Impuestos ${percent} %`,
    IncludedTax: ({ percent }) => `Incluye impuestos del ${percent} %:`,
  },
  code: ({ code }) => `Descuento (${code})`,
  paidBy: ({ brand, last4 }) => `Pagado con ${brand} terminada en ${last4}`,
  paidByCard: 'Pagado con tarjeta',
  payCash: 'Pago en efectivo',
  paidNothing: 'Nada que pagar',
  cards: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' },
  points: ({ count }) =>
    count === 1 ? 'Ganaste 1 punto con este pedido.' : `Ganaste ${count} puntos con este pedido.`,
  look: 'Ver tu pedido',
  call: ({ phone }) => `¿Tienes preguntas? Llama al ${phone}.`,
  why: ({ brand }) => `Recibes este correo porque hiciste un pedido en ${brand}.`,

  pin: {
    text: ({ digits, brand }) => `${digits} es tu código de ${brand}. Vence en 10 minutos. No lo compartas con nadie.`,
    subject: ({ brand }) => `Tu código de ${brand}`,
    lead: {
      password: ({ brand }) =>
        `Para elegir una contraseña nueva en ${brand}, ingresa este código en la página donde lo pediste:`,
      'sign-in': ({ brand }) => `Para iniciar sesión en ${brand}, ingresa este código en la página donde lo pediste:`,
      email: ({ brand }) =>
        `Para usar este correo en tu cuenta de ${brand}, ingresa este código en la página donde lo pediste:`,
      'own-data': ({ brand }) =>
        `Para recibir una copia de tus datos de ${brand} o eliminar tu cuenta, ingresa este código en la página donde lo pediste:`,
      owner: ({ brand }) => `Para cambiar tu cuenta de ${brand}, ingresa este código en la página donde lo pediste:`,
    },
    life: 'Vence en 10 minutos y solo se puede usar una vez.',
    why: 'Si no lo pediste, puedes ignorar este correo. Nunca te pediremos este código.',
  },

  accountNotice: {
    email: {
      subject: ({ brand }) => `Tu correo de ${brand} cambió`,
      lead: ({ brand }) => `Se cambió el correo de tu cuenta de ${brand}.`,
    },
    password: {
      subject: ({ brand }) => `Tu contraseña de ${brand} cambió`,
      lead: ({ brand }) => `Se cambió la contraseña de tu cuenta de ${brand}.`,
    },
    phone: {
      subject: ({ brand }) => `Tu teléfono de ${brand} cambió`,
      lead: ({ brand }) => `Se cambió el teléfono de tu cuenta de ${brand}.`,
    },
    why: ({ phone }) =>
      phone === undefined ? 'Si no fuiste tú, llama al restaurante.' : `Si no fuiste tú, llámanos al ${phone}.`,
  },

  message: {
    subject: ({ number, brand }) => `Sobre tu pedido ${number} en ${brand}`,
    lead: ({ location }) => `Un mensaje de ${location}:`,
  },

  promise: {
    subject: ({ number, brand }) => `Nueva hora para tu pedido ${number} en ${brand}`,
    lead: ({ location }) => `${location} necesita un poco más de tiempo. La nueva hora de tu pedido:`,
  },

  acceptance: {
    subject: ({ number, type }) => `El pedido ${number} está en espera: ${type}`,
    waits: ({ number, location }) => `${location}: el pedido ${number} espera que lo acepten.`,
    cancels: ({ when }) => `Se cancelará a ${hour(when)} si no lo aceptan.`,
    cancelReason: 'No pudimos aceptar tu pedido a tiempo. Lo sentimos.',
  },

  giftCard: {
    subject: ({ brand }) => `Tu tarjeta de regalo de ${brand}`,
    lead: {
      plain: ({ brand }) => `Tienes una tarjeta de regalo de ${brand}.`,
      named: ({ brand, name }) => `${name}, tienes una tarjeta de regalo de ${brand}.`,
      from: ({ brand, from }) => `Tienes una tarjeta de regalo de ${brand} de parte de ${from}.`,
      namedFrom: ({ brand, name, from }) => `${name}, tienes una tarjeta de regalo de ${brand} de parte de ${from}.`,
    },
    value: 'Valor',
    number: 'Número de tarjeta',
    use: 'Ingresa el número al pagar. Quien lo tenga puede usar la tarjeta, así que guarda este correo.',
    look: 'Ver tu tarjeta',
    why: ({ brand }) => `Recibes este correo porque te enviaron una tarjeta de regalo de ${brand}.`,
  },

  staffInvitation: {
    subject: ({ brand }) => `Únete al equipo de ${brand}`,
    lead: ({ brand }) =>
      `Recibiste una invitación a las páginas del personal de ${brand}. Abre el enlace para elegir un nombre y una contraseña:`,
    open: 'Unirme al equipo',
    life: 'El enlace funciona una vez y vence en 7 días.',
    why: 'Si no trabajas ahí, puedes ignorar este correo.',
  },

  refund: {
    cancelledSubject: ({ number, brand }) => `Tu pedido ${number} en ${brand} se canceló`,
    subject: ({ number, brand }) => `Reembolso de tu pedido ${number} en ${brand}`,
    cancelled: ({ location }) => `${location} canceló tu pedido.`,
    whole: ({ location }) => `${location} te reembolsó todo tu pedido.`,
    lines: ({ location }) => `${location} te reembolsó una parte de tu pedido:`,
    amount: ({ location }) => `${location} te reembolsó una parte de lo que pagaste.`,
    toCard: ({ brand, last4 }) => `A tu ${brand} terminada en ${last4}`,
    toSomeCard: 'A tu tarjeta',
    inCash: 'En efectivo, en el restaurante',
    toGiftCard: 'A tu tarjeta de regalo',
    asCredit: 'Crédito de fidelidad',
    bank: 'Tu banco puede tardar unos días en mostrarlo.',
    cashIfPaid: 'Los pagos en efectivo se reembolsan en el restaurante.',
    nothing: 'No hay nada que reembolsar.',
  },

  /** The names of the screens; a test compares them. */
  allergens: {
    name: {
      ...{ gluten: 'gluten', crustaceans: 'crustáceos', eggs: 'huevo', fish: 'pescado' },
      ...{ peanuts: 'cacahuate', soybeans: 'soya', milk: 'leche', nuts: 'nueces' },
      ...{ celery: 'apio', mustard: 'mostaza', sesame: 'ajonjolí', sulphites: 'sulfitos' },
      ...{ lupin: 'lupino', molluscs: 'moluscos' },
    },
    contains: ({ names }) => `Contiene ${names}.`,
    mayContain: ({ names }) => `Puede contener ${names}.`,
    none: 'Sin ninguno de los 14 alérgenos principales.',
    partial: 'No tenemos información de alérgenos de todo lo que lleva. Pregúntanos.',
  },
  slip: {
    cancelled: 'CANCELADO: NO PREPARAR',
    cancelledSubject: ({ subject }) => `CANCELADO: ${subject}`,
    type: { pickup: 'Para recoger', delivery: 'A domicilio', kiosk: 'Mesa' },
    for: ({ name }) => `Para ${name}`,
    now: 'AHORA',
    nowBy: ({ when }) => `AHORA, listo alrededor de ${hour(when)}`,
    later: ({ when }) => `PARA MÁS TARDE: ${when}`,
    laterBy: ({ when }) => `PARA MÁS TARDE, listo: ${when}`,
    doorAbout: ({ when }) => `En la puerta alrededor de ${hour(when)}`,
    doorAt: ({ when }) => `En la puerta: ${when}`,
    paid: 'PAGADO',
    checkId: ({ age }) => `PEDIR IDENTIFICACIÓN: ${age} AÑOS O MÁS`,
    collect: ({ amount }) => `COBRAR ${amount}`,
    placed: ({ when }) => `Realizado: ${when}`,
    address: 'Entregar en',
    phone: ({ phone }) => `Teléfono ${phone}`,
    subject: ({ number, type, when }) => `Pedido ${number}: ${type}, ${when}`,
    allergy: ({ note }) => `ALERGIA: ${note}`,
    again: 'IMPRESO OTRA VEZ. Revisa si esta comanda ya está aquí.',
    test: 'Comanda de prueba',
    testLead: ({ printer }) => `La impresora “${printer}” funciona. Los pedidos nuevos se imprimen aquí.`,
  },
}
