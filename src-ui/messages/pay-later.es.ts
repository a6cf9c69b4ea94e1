import type { payLater as source } from './pay-later.en.ts'

export const payLater: typeof source = {
  logInTitle: 'Iniciar sesión',
  asGuest: 'Continuar como invitado',

  cardsTitle: 'Pago',
  cardsOther: 'Otra tarjeta',
  useCard: 'Usar esta tarjeta',
  useSaved: 'Usar la tarjeta guardada',
  saving: 'Guardando…',
  paying: 'Pagando…',
  cardsSafe:
    'Todos los campos son obligatorios. Tu número de tarjeta va directo a nuestro procesador de pagos. Nunca lo vemos ni lo guardamos.',

  stepTitle: 'Confirma tu pago',
  stepLead: 'Tu banco necesita verificar que eres tú. Haremos tu pedido en cuanto lo confirmes.',
  stepAsking: 'Un momento, estamos consultando a tu banco.',
  stepOther: 'Pagar de otra forma',

  expressTitle: 'Pago exprés',
  expressButton: { apple_pay: 'Pagar con Apple Pay', google_pay: 'Pagar con Google Pay' },
  expressOr: 'o paga aquí abajo',
}
