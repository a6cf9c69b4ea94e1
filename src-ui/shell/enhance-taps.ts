import { isDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { intentAt } from '../menu/intent-at.ts'
import type { ShopActions } from './shop-app.ts'

/** One ear for every link and button that the server drew: what they do is written on them. */
export function enhanceTaps(page: HTMLElement, actions: Pick<ShopActions, 'intent' | 'chooseType'>): void {
  page.addEventListener(
    'click',
    (event) => {
      if (!isPlain(event) || !(event.target instanceof Element)) return
      const intent = intentAt(event.target)
      if (intent !== undefined) {
        event.preventDefault()
        return actions.intent(intent)
      }
      const choice = event.target.closest<HTMLElement>('[data-type]')
      const { type, slug } = choice?.dataset ?? {}
      if (type === undefined || !isDiningOption(type) || actions.chooseType(type)) return
      event.preventDefault()
      actions.intent({ _tag: 'EnterAddress', ...(slug === undefined ? {} : { slug }) })
    },
    // On the way down: a page that React is still taking over stops a click on its way up.
    true,
  )
}

/** A tap that means "here and now": not one for a new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
