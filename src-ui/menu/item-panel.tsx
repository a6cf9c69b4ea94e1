import { buttonClass } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Picture } from '../design/picture.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { AllergenText } from './allergen-text.tsx'
import styles from './item-panel.module.css'
import type { ItemPanelView } from './menu-page-view.ts'
import { itemMicrodata, Offer } from './offer.tsx'

/** Page of an item that works without a script: description, price and options (MENU-23). */
export function ItemPanel({ item, menuHref }: { readonly item: ItemPanelView; readonly menuHref: string }) {
  const words = useWords('shopPage')
  const lang = useContentLanguage()
  const common = useWords('common')
  const facts = [item.calories, ...item.marks, ...item.additional].filter((fact) => fact !== undefined && fact !== '')
  return (
    <article className={styles.panel} {...itemMicrodata('MenuItem')}>
      <a className={styles.back} href={menuHref}>
        <Icon name="back" small />
        {common.backToMenu}
      </a>
      <Picture
        className={styles.picture}
        src={item.image}
        width={640}
        height={480}
        sizes="(min-width: 48rem) 460px, calc(100vw - 32px)"
        isFirst
      />
      <div>
        <h1 className={styles.name} lang={lang} itemProp="name">
          {item.name}
        </h1>
        <Offer className={styles.price} offer={item.offer} isSoldOut={item.isSoldOut} price={item.price} />
        {item.about === '' ? null : (
          <p className={styles.about} lang={lang} itemProp="description">
            {item.about}
          </p>
        )}
        {facts.length === 0 ? null : (
          <p className={styles.facts} lang={lang}>
            {facts.join(' · ')}
          </p>
        )}
        {item.declared === undefined ? null : (
          <AllergenText facts={item.declared} words={words.allergens} className={styles.facts} />
        )}
        {item.diets.map((diet) => (
          <link key={diet} itemProp="suitableForDiet" href={`https://schema.org/${diet}`} />
        ))}
        {item.calories === undefined ? null : (
          <span hidden itemProp="nutrition" {...itemMicrodata('NutritionInformation')}>
            <meta itemProp="calories" content={item.calories} />
          </span>
        )}
        <p className={styles.action}>
          {item.isSoldOut ? (
            <strong>{item.isNotDelivered === true ? words.notDelivered : words.soldOut}</strong>
          ) : (
            <a className={buttonClass('primary')} href={item.href} data-tap="" data-g={item.group}>
              {words.customise}
            </a>
          )}
        </p>
      </div>
      {item.options.length === 0 ? null : (
        <ul className={styles.options}>
          {item.options.map((option) => (
            <li key={option.id} className={styles.option}>
              <h2 className={styles.optionName} lang={lang}>
                {option.name}
              </h2>
              <p className={styles.rule}>{[option.rule, option.each].filter(Boolean).join(' · ')}</p>
              <ul>
                {option.choices.map((choice) => (
                  <li key={choice.id} className={styles.choice}>
                    <span>
                      <span lang={lang}>{choice.name}</span>
                      {choice.allergens === undefined ? null : <small> {choice.allergens}</small>}
                    </span>
                    <span>{choice.price}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
