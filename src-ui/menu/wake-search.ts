import type { Words } from '../messages/words-context.tsx'
import type { CardText } from './card-text.ts'
import { cardSearch } from './search-cards.ts'
import { foundWords } from './search-words.ts'

interface Listed {
  readonly card: Element
  readonly group: string
  readonly text: CardText
}

const textOf = (element: Element | null): string => element?.textContent?.trim() ?? ''

/** The page holds every card already, so nothing has to be asked for. */
const listedIn = (whole: Element): readonly Listed[] =>
  [...whole.querySelectorAll('section')].flatMap((section) => {
    const category = textOf(section.querySelector('h2'))
    return [...section.querySelectorAll<HTMLElement>('li')].map((card): Listed => {
      const lines = card.querySelectorAll('p')
      return {
        card,
        group: card.dataset['g'] ?? section.id.slice(2),
        text: {
          name: textOf(card.querySelector('h3')),
          about: lines.length > 1 ? textOf(lines[0] ?? null) : '',
          marks: textOf(card.querySelector('small')).split(' · '),
          category,
        },
      }
    })
  })

/** Milliseconds of quiet typing after which the count is read out. */
const quiet = 350

/** Lets the search answer as one types. The cards are read at the first look at the field, not before. */
export const wakeSearch = (page: ParentNode, words: Words['shop']): void => {
  const form = page.querySelector<HTMLFormElement>('#search')
  const input = form?.querySelector('input') ?? undefined
  const clear = form?.querySelector('a') ?? undefined
  const [whole, finds] = [page.querySelector<HTMLElement>('#whole'), page.querySelector<HTMLElement>('#finds')]
  const [status, list, wayOn] = [
    finds?.querySelector<HTMLElement>('[role=status]'),
    finds?.querySelector('ul'),
    finds?.querySelector<HTMLElement>('p:last-child'),
  ]
  if (!form || !input || !clear || !whole || !finds || !status || !list || !wayOn) return

  let made: ((text: string) => readonly Node[]) | undefined
  const search = () => {
    if (made !== undefined) return made
    const listed = listedIn(whole)
    const find = cardSearch(listed.map(({ text }) => text))
    made = (text) =>
      find(text).flatMap((at) => {
        const one = listed[at]
        if (one === undefined) return []
        const copy = one.card.cloneNode(true)
        if (copy instanceof HTMLElement) copy.dataset['g'] = one.group
        return [copy]
      })
    return made
  }

  let saying: ReturnType<typeof setTimeout> | undefined
  const say = (text: string) => {
    clearTimeout(saying)
    saying = setTimeout(() => {
      status.textContent = text
    }, quiet)
  }

  const show = () => {
    const text = input.value.trim()
    clear.hidden = text === ''
    if (text === '') {
      whole.hidden = false
      list.replaceChildren()
      list.hidden = true
      wayOn.hidden = true
      return say('')
    }
    const found = search()(text)
    list.replaceChildren(...found)
    list.hidden = found.length === 0
    wayOn.hidden = false
    whole.hidden = true
    say(foundWords(text, found.length, words))
  }
  const remember = () => {
    const text = input.value.trim()
    history.replaceState(
      history.state,
      '',
      text === '' ? form.action : `${form.action}?${new URLSearchParams({ q: text })}`,
    )
  }
  const empty = (event: Event) => {
    event.preventDefault()
    input.value = ''
    remember()
    show()
    input.focus()
  }

  input.addEventListener('focus', search, { once: true })
  input.addEventListener('input', show)
  clear.addEventListener('click', empty)
  wayOn.querySelector('a')?.addEventListener('click', empty)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    remember()
    finds.focus()
  })
  // A browser that came back to the page puts the text back, without a word.
  if (input.value !== input.defaultValue) show()
}
