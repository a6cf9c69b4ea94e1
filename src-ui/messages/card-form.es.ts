import type { cardForm as source } from './card-form.en.ts'

export const cardForm: typeof source = {
  field: {
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad (MM/AA)',
    expMonth: 'Mes de caducidad',
    expYear: 'Año de caducidad',
    cvc: 'Código de seguridad (CVC)',
    postalCode: 'Código postal',
    street: 'Calle de facturación',
    holderName: 'Nombre en la tarjeta',
  },
  fieldMissing: {
    number: 'Introduce el número de tu tarjeta',
    expiry: 'Introduce la fecha de caducidad como MM/AA',
    expMonth: 'Introduce el mes de caducidad',
    expYear: 'Introduce el año de caducidad',
    cvc: 'Introduce el código de seguridad',
    postalCode: 'Introduce tu código postal',
    street: 'Introduce tu calle de facturación',
    holderName: 'Introduce el nombre que figura en la tarjeta',
  },
  fieldInvalid: {
    number: 'Introduce un número de tarjeta válido',
    expiry: 'Escribe la fecha como MM/AA, por ejemplo 08/29',
    expMonth: 'Introduce un mes de caducidad válido',
    expYear: 'Introduce un año de caducidad válido',
    cvc: 'Introduce un código de seguridad válido',
    postalCode: 'Introduce un código postal válido',
    street: 'La calle no es correcta',
    holderName: 'El nombre no es correcto',
  },
  fieldExpired: 'Esta tarjeta ha caducado',
  monthPassed: 'Introduce un mes y un año de caducidad válidos',
  testBank: {
    asks: 'Tu banco pregunta: ¿eres tú quien paga?',
    approve: 'Aprobar',
    refuse: 'Rechazar',
  },
  testWallet: {
    button: 'Pagar con la cartera de prueba',
    title: 'Cartera de prueba',
    note: 'Dinero de juego: no se cobra a nadie.',
    ask: 'Aprobar, y que pregunte el banco',
    decline: 'Que sea rechazado',
    cancel: 'Cancelar',
  },
}
