import { type AllergenWords, allergenSentences } from '../../src-domain/menu/allergen-sentences.ts'
import type { AllergenFacts } from '../../src-domain/menu/allergens.ts'
import { useContentLanguage } from '../messages/content-language.tsx'

export interface AllergenTextProps {
  readonly facts: AllergenFacts
  readonly words: AllergenWords
  readonly className?: string | undefined
}

/** Allergens in the reader's language, then the restaurant's own text. */
export function AllergenText({ facts, words, className }: AllergenTextProps) {
  const lang = useContentLanguage()
  const { text } = facts
  return (
    <p className={className}>
      {allergenSentences(facts, words).join(' ')}
      {text === undefined ? null : (
        <>
          {' '}
          <span lang={lang}>{text}</span>
        </>
      )}
    </p>
  )
}
