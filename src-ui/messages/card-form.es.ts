import type { cardForm as source } from './card-form.en.ts'

export const cardForm: typeof source = {
  field: {
    number: 'Número de tarjeta',
    expiry: 'Fecha de vencimiento (MM/AA)',
    expMonth: 'Mes de vencimiento',
    expYear: 'Año de vencimiento',
    cvc: 'Código de seguridad (CVC)',
    postalCode: 'Código postal',
    street: 'Dirección de facturación',
    holderName: 'Nombre en la tarjeta',
  },
  fieldMissing: {
    number: 'Ingresa el número de tu tarjeta',
    expiry: 'Ingresa la fecha de vencimiento como MM/AA',
    expMonth: 'Ingresa el mes de vencimiento',
    expYear: 'Ingresa el año de vencimiento',
    cvc: 'Ingresa el código de seguridad',
    postalCode: 'Ingresa tu código postal',
    street: 'Ingresa tu dirección de facturación',
    holderName: 'Ingresa el nombre que aparece en la tarjeta',
  },
  fieldInvalid: {
    number: 'Ingresa un número de tarjeta válido',
    expiry: 'Ingresa la fecha como MM/AA, por ejemplo 08/29',
    expMonth: 'Ingresa un mes de vencimiento válido',
    expYear: 'Ingresa un año de vencimiento válido',
    cvc: 'Ingresa un código de seguridad válido',
    postalCode: 'Ingresa un código postal válido',
    street: 'Revisa la dirección',
    holderName: 'Revisa el nombre',
  },
  fieldExpired: 'Esta tarjeta venció',
  monthPassed: 'Ingresa un mes y un año de vencimiento válidos',
  testBank: {
    asks: 'Tu banco pregunta: ¿eres tú quien paga?',
    approve: 'Aprobar',
    refuse: 'Rechazar',
  },
  testWallet: {
    button: 'Pagar con la billetera de prueba',
    title: 'Billetera de prueba',
    note: 'Dinero de juego: no se cobra a nadie.',
    ask: 'Aprobar, y que pregunte el banco',
    decline: 'Que sea rechazado',
    cancel: 'Cancelar',
  },
}
