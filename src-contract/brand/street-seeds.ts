import { list } from '../codec/list.ts'
import { matching, ownId, text, wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { slug } from '../location/location.ts'
import { pair } from './pair.ts'

const zip = matching('a zip code', /^\d{5}$/)
const houseNumber = wholeNumber(1, 99_999)

/** Houses are on a straight line. */
const street = shape('a street', {
  required: { id: ownId, name: text, zip, first: houseNumber, last: houseNumber, from: pair, to: pair },
})

const area = shape('a part of a town', { required: { id: ownId, name: text, point: pair }, optional: { zip } })

/** brands/<id>/places.json. */
export const townSeeds = list(
  shape('a town', {
    required: {
      id: ownId,
      city: text,
      // Mexican states have up to four letters.
      state: matching('the letters of a state such as NY', /^[A-Z]{2,4}$/),
      point: pair,
      areas: list(area),
      streets: list(street),
    },
  }),
)

/** brands/<id>/markets.json (LOC-46). */
export const marketSeeds = list(shape('a marketplace', { required: { slug, name: text, locations: list(slug) } }))
