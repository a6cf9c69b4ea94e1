import type { payLater as source } from './pay-later.en.ts'

export const payLater: typeof source = {
  logInTitle: 'Iniciar sesión',
  asGuest: 'Continuar sin cuenta',

  cardsTitle: 'Pago',
  cardsOther: 'Otra tarjeta',
  useCard: 'Usar esta tarjeta',
  useSaved: 'Usar la tarjeta guardada',
  saving: 'Guardando…',
  paying: 'Pagando…',
  cardsSafe:
    'Todos los campos son obligatorios. El número de tu tarjeta va solo al procesador de pagos; nosotros no lo vemos ni lo guardamos.',

  stepTitle: 'Confirma tu pago',
  stepLead: 'Tu banco quiere estar seguro de que eres tú. Tu pedido se hace en cuanto lo confirmes.',
  stepAsking: 'Un momento. Preguntamos a tu banco.',
  stepOther: 'Pagar de otra forma',

  expressTitle: 'Pago exprés',
  expressButton: { apple_pay: 'Pagar con Apple Pay', google_pay: 'Pagar con Google Pay' },
  expressOr: 'o sigue con el pedido',
}
