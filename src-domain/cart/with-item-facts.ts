import type { MenuItem } from '../menu/menu.ts'
import { upgradedToHttps } from '../menu/picture.ts'
import type { CartLine } from './cart-line.ts'

/** CART-25: adds picture and restaurant group from the menu. */
export function withItemFacts<Line extends Pick<CartLine, 'image' | 'resGroupId'>>(
  line: Line,
  { images, restaurantGroup }: Pick<MenuItem, 'images' | 'restaurantGroup'>,
): Line {
  const image = line.image ?? (images[0] === undefined ? undefined : upgradedToHttps(images[0]))
  const resGroupId = line.resGroupId ?? restaurantGroup
  if (image === line.image && resGroupId === line.resGroupId) return line
  return {
    ...line,
    ...(image === undefined ? {} : { image }),
    ...(resGroupId === undefined ? {} : { resGroupId }),
  }
}
