import type { sharing as english } from './sharing.en.ts'

export const sharing: typeof english = {
  sharedCartLoading: 'Abriendo el carrito',
  cartNotFound: 'Carrito no encontrado',
  cartNotFoundHint: 'Puede que el enlace sea demasiado antiguo. Quien lo envió puede crear otro.',
  browseRestaurants: 'Ver nuestros restaurantes',
  sharedCartFrom: ({ name }) => `Un carrito de ${name}`,
  sharedCartLines: 'Platos del carrito',
  replaceOwnCart: ({ count }) =>
    count === 1 ? 'Ya tienes 1 plato en tu pedido.' : `Ya tienes ${count} platos en tu pedido.`,
  useSharedCart: 'Cambiar mi pedido por este carrito',
  keepOwnCart: 'Conservar mi pedido',
}
