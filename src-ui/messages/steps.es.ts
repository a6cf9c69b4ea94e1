import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { steps as english } from './steps.en.ts'

export const steps: typeof english = {
  price: formatPrice,
  next: 'Siguiente',
  upsellsTitle: '¿Algo más?',
  upsellsLead: 'Un toque lo añade. Nada de esto es obligatorio.',
  upsellsInCart: 'Combina bien',
  upsellsNone: 'Ya lo tienes todo.',
  upsellsLoading: 'Buscando algo que combine',
  add: 'Añadir',
  addItem: ({ name, price }) => `Añadir ${name} por ${price}`,
  choose: 'Elegir',
  chooseItem: ({ name }) => `Elegir opciones de ${name}`,
  openItem: ({ name }) => `Más sobre ${name}`,
  added: 'Añadido',
  addedItem: ({ name }) => `${name} está en tu pedido`,
  goOn: 'Continuar',
  goOnWithout: 'Continuar sin añadir',

  packingTitle: 'Para llevar',
  packingLead: 'Toma lo que vayas a usar.',
  packingNone: 'Aquí no hay nada que elegir.',
  packingLoading: 'Mirando qué podemos incluir',
  packingUpTo: ({ max }) => `hasta ${max}`,
  packingAtLeast: ({ min }) => `al menos ${min}`,
  packingBetween: ({ min, max }) => `de ${min} a ${max}`,
  packingExactly: ({ count }) => `exactamente ${count}`,
  packingChosen: ({ count }) => (count === 1 ? '1 elegido' : `${count} elegidos`),
  packingGaveWay: ({ name, group }) => `Quitamos ${name}: ${group} está completo.`,
  groupMin: ({ groupMin }) => `Debes elegir al menos ${groupMin}`,
  groupMax: ({ groupMax }) => `No puedes elegir más de ${groupMax}`,
  packingFirst: ({ names }) => `Mira primero ${names}.`,

  haveAccount: '¿Tienes cuenta? Inicia sesión',
  logInTitle: 'Iniciar sesión',
  logInLead: 'Después, tu pedido sigue desde aquí.',
}
