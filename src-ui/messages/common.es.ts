import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { common as source } from './common.en.ts'

export const common: typeof source = {
  price: formatPrice,
  skipToContent: 'Ir al contenido',
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Volver',
  edit: 'Editar',
  remove: 'Quitar',
  retry: 'Intentar de nuevo',
  loading: 'Cargando',
  required: 'Obligatorio',
  allRequired: 'Todos los campos son obligatorios.',
  optional: 'Opcional',
  somethingWrong: 'Lo sentimos, ocurrió un error.',
  couldNotLoad: 'No se pudo cargar.',
  callRestaurant: ({ phone }) => `Llamar al ${phone}`,
  backToMenu: 'Volver al menú',
  offline: 'Sin conexión. Seguiremos cuando vuelvas a tener internet.',
  increase: ({ name }) => `Aumentar la cantidad de ${name}`,
  decrease: ({ name }) => `Disminuir la cantidad de ${name}`,
  quantityOf: ({ name }) => `Cantidad de ${name}`,
  diningOption: { pickup: 'Para recoger', delivery: 'A domicilio', kiosk: 'En mesa' },
  account: 'Tu cuenta',
  accountOf: ({ name }) => `Cuenta de ${name}`,
  poweredBy: 'Con la tecnología de Tureen',
}

export const deliveryFee = 'Tarifa de entrega'
export const serviceFee = 'Cargos por servicio'
export const tax = 'Impuestos'
export const feesLater = 'Cargos e impuestos'
