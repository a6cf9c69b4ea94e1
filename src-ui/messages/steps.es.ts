import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { steps as english } from './steps.en.ts'

export const steps: typeof english = {
  price: formatPrice,
  next: 'Siguiente',
  upsellsTitle: '¿Algo más?',
  upsellsLead: 'Agrégalo con un toque.',
  upsellsInCart: 'Combina con tu pedido',
  upsellsNone: 'Ya tienes todo.',
  upsellsLoading: 'Cargando…',
  add: 'Agregar',
  addItem: ({ name, price }) => `Agregar ${name} por ${price}`,
  choose: 'Elegir',
  chooseItem: ({ name }) => `Elegir opciones de ${name}`,
  openItem: ({ name }) => `Más sobre ${name}`,
  added: 'Agregado',
  addedItem: ({ name }) => `${name} está en tu carrito`,
  goOn: 'Continuar',
  goOnWithout: 'No, gracias',

  packingTitle: 'Cubiertos y extras',
  packingLead: 'Toma solo lo que necesites.',
  packingNone: 'No hay nada que agregar.',
  packingLoading: 'Cargando…',
  packingUpTo: ({ max }) => `hasta ${max}`,
  packingAtLeast: ({ min }) => `al menos ${min}`,
  packingBetween: ({ min, max }) => `de ${min} a ${max}`,
  packingExactly: ({ count }) => `exactamente ${count}`,
  packingChosen: ({ count }) => (count === 1 ? '1 elegido' : `${count} elegidos`),
  packingGaveWay: ({ name, group }) => `Quitamos ${name}. ${group} ya está completo.`,
  groupMin: ({ groupMin }) => `Debes elegir al menos ${groupMin}`,
  groupMax: ({ groupMax }) => `No puedes elegir más de ${groupMax}`,
  packingFirst: ({ names }) => `Primero revisa ${names}.`,

  haveAccount: '¿Tienes cuenta? Inicia sesión',
  logInTitle: 'Iniciar sesión',
  logInLead: 'Volverás a tu pedido enseguida.',
}
