import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { wishAt } from '../menu/wish-at.ts'
import type { ShopActions } from './shop-app.ts'

const isDiningOption = (word: string | undefined): word is DiningOption =>
  word === 'pickup' || word === 'delivery' || word === 'kiosk'

/** A tap that means "here and now": not one for a new tab or window. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** One ear for every link and button that the server drew: what they do is written on them. */
export const wakeTaps = (page: HTMLElement, actions: Pick<ShopActions, 'wish' | 'chooseType'>): void =>
  page.addEventListener(
    'click',
    (event) => {
      if (!isPlain(event) || !(event.target instanceof Element)) return
      const wish = wishAt(event.target)
      if (wish !== undefined) {
        event.preventDefault()
        return actions.wish(wish)
      }
      const choice = event.target.closest<HTMLElement>('[data-type]')
      const { type, slug } = choice?.dataset ?? {}
      if (!isDiningOption(type) || actions.chooseType(type)) return
      event.preventDefault()
      actions.wish({ _tag: 'EnterAddress', ...(slug === undefined ? {} : { slug }) })
    },
    // On the way down: a page that React is still taking over stops a click on its way up.
    true,
  )
