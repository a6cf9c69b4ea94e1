import type { sharing as english } from './sharing.en.ts'

export const sharing: typeof english = {
  sharedCartLoading: 'Abriendo el carrito',
  cartNotFound: 'Carrito no encontrado',
  cartNotFoundHint: 'Es posible que este enlace haya vencido. Pide uno nuevo.',
  browseRestaurants: 'Ver nuestros restaurantes',
  sharedCartFrom: ({ name }) => `Un carrito de ${name}`,
  sharedCartLines: 'Artículos del carrito',
  replaceOwnCart: ({ count }) =>
    count === 1 ? 'Ya tienes 1 artículo en tu carrito.' : `Ya tienes ${count} artículos en tu carrito.`,
  useSharedCart: 'Reemplazar mi carrito',
  keepOwnCart: 'Conservar mi carrito',
}
