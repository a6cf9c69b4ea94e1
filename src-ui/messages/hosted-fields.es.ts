import type { hostedFields as source } from './hosted-fields.en.ts'

export const hostedFields: typeof source = {
  frame: 'Número de tarjeta y código de seguridad',
  holderName: {
    missing: 'Ingresa el nombre del titular de la tarjeta',
    invalid: 'Ingresa el nombre del titular de la tarjeta',
    expired: 'Ingresa el nombre del titular de la tarjeta',
  },
  expiry: {
    missing: 'Ingresa una fecha de vencimiento',
    invalid: 'Ingresa la fecha de vencimiento como MM/AA o MM/AAAA',
    expired: 'Esta tarjeta venció',
  },
  number: {
    missing: 'Hay campos vacíos. Completa todos los campos',
    invalid: 'Ingresa un número de tarjeta válido',
    expired: 'Esta tarjeta venció',
  },
  cvc: {
    missing: 'Completa todos los campos obligatorios.',
    invalid: 'Completa todos los campos obligatorios.',
    expired: 'Completa todos los campos obligatorios.',
  },
  blocked: 'No se pudo cargar el formulario de la tarjeta. Inténtalo de nuevo o paga de otra forma.',
  retry: 'Volver a intentar',
  someEmpty: 'Todos o algunos campos están vacíos. Completa todos los campos.',
  fixFirst: 'Corrige los datos de la tarjeta antes de continuar.',
}
