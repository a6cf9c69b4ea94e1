import type { cards as english } from './cards.en.ts'

export const cards: typeof english = {
  none: 'No hay tarjetas guardadas',
  primary: ({ expires }) => `Tarjeta principal · ${expires}`,
  add: 'Agregar una tarjeta',
  addTitle: 'Agregar una tarjeta',
  notKept: 'Aquí no se pueden guardar tarjetas. La escribes al pagar.',
  save: 'Guardar esta tarjeta',
  saving: 'Guardando...',
  remove: ({ card }) => `Eliminar ${card}`,
  removeAsk: ({ card }) => `¿Eliminar ${card} de tu cuenta?`,
  removeYes: 'Eliminar tarjeta',
  removeNo: 'Conservarla',
  removed: 'Tarjeta eliminada',
  primaryAsk: ({ card }) => `¿Usar ${card} como tarjeta principal? Con ella se pagan los pedidos.`,
  primaryYes: 'Usar como principal',
  primaryNo: 'Ahora no',
  primaryUpdated: 'Tarjeta principal actualizada',
  failedTitle: 'Vaya',
  failed: 'Se produjo un error',
  declined: 'Se rechazó un pago con la tarjeta que indicaste... Prueba con otra tarjeta.',
}
