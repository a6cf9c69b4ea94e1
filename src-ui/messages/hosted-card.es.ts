import type { hostedCard as source } from './hosted-card.en.ts'

export const hostedCard: typeof source = {
  frame: 'Formulario de tarjeta de Authorize.Net',
  heading: 'Tu tarjeta',
  take: 'Usar esta tarjeta',
  enter: 'Ingresar la tarjeta',
  change: 'Cambiar de tarjeta',
  entered: 'Tarjeta agregada:',
  missing: 'Primero ingresa tu tarjeta.',
}
