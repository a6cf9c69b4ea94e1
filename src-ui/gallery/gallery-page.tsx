import { type ReactNode, useMemo, useState } from 'react'
import type { Brand, Themes } from '../../src-domain/brand/brand.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { openItem } from '../../src-domain/selection/item-draft.ts'
import { Button } from '../design/button.tsx'
import { ItemHeader } from '../selection/item-header.tsx'
import { ItemSheet } from '../selection/item-sheet.tsx'
import * as types from '../selection/theme-types.ts'
import { Confirmations } from './confirmations.tsx'
import styles from './gallery.module.css'
import { galleryGroup, galleryMenu } from './gallery-menu.ts'
import { FooterSpecimen, Frame, GroupSpecimen, SubgroupsSpecimen, TabsSpecimen } from './specimen.tsx'

export interface GalleryPageProps {
  readonly brand: Brand
  readonly pictures: readonly string[]
}

type ThemeChanges = Partial<Themes['itemDetails']>

const baseTheme: Themes['itemDetails'] = {
  layout: 'Theme1',
  header: 'Type1',
  tabs: 'Type1',
  modifierItems: 'Type1',
  footer: 'Type1',
  group: 'Type1',
  subgroups: 'Type1',
  fixable: false,
  optionTabs: [],
}

const everyState = ['states', 'full', 'missing']
const twoStates = ['states', 'missing']

/** Sheets that can be opened: layouts, fixed headers and tabs (MENU-07). */
const sheets: readonly (readonly [name: string, theme: ThemeChanges])[] = [
  ['layout Theme1', {}],
  ['layout Theme1, fixable', { fixable: true }],
  ['layout Theme2', { layout: 'Theme2' }],
  ['header Type3, fixable', { header: 'Type3', fixable: true }],
  ['header Type4, tabs Type3, footer Type3', { header: 'Type4', layout: 'Theme2', tabs: 'Type3', footer: 'Type3' }],
  [
    'option tabs',
    {
      optionTabs: [
        { tabName: 'Noodles first', optionNames: ['Noodles'], type: 1 },
        { tabName: 'Everything else', optionNames: ['Noodles'], type: 0 },
      ],
    },
  ],
]

/** Shows brand designers each theme type in each state (MENU-24, MENU-36). Headings are keys of a brand file. */
export function GalleryPage({ brand, pictures }: GalleryPageProps) {
  const menu = useMemo(() => galleryMenu(pictures), [pictures])
  const { placeholder } = brand.images
  const first = types.itemTypes(baseTheme)
  const [dish, sold] = [menu.items.get('ramen'), menu.items.get('gone')]
  return (
    <main className={styles.page}>
      <h1>{`${brand.name}: item_details`}</h1>
      <Section title="modifier_items">
        {types.rowTypes.map(([name, rows]) => (
          <Frame key={name} name={`modifier_items ${name}`}>
            <GroupSpecimen menu={menu} types={{ ...first, rows }} placeholder={placeholder} options={everyState} />
          </Frame>
        ))}
      </Section>
      <Section title="group">
        {types.groupTypes.map(([name, group]) => (
          <Frame key={name} name={`group ${name}`}>
            <GroupSpecimen menu={menu} types={{ ...first, group }} placeholder={placeholder} options={twoStates} />
          </Frame>
        ))}
      </Section>
      <Section title="header">
        {types.headerTypes.map(([name, type]) => (
          <Frame key={name} name={`header ${name}`}>
            {[dish, sold].map((item) =>
              item === undefined ? null : (
                <div key={item.id} className={styles.header}>
                  <ItemHeader menu={menu} item={item} placeholder={placeholder} type={type} isFixed={false} />
                </div>
              ),
            )}
          </Frame>
        ))}
      </Section>
      <Section title="tabs">
        {types.tabsTypes.map(([name, type]) => (
          <Frame key={name} name={`tabs ${name}`}>
            <TabsSpecimen type={type} />
          </Frame>
        ))}
      </Section>
      <Section title="footer">
        {types.footerTypes.map(([name, type]) => (
          <Frame key={name} name={`footer ${name}`}>
            <FooterSpecimen type={type} />
          </Frame>
        ))}
      </Section>
      <Section title="subgroups">
        {types.subgroupsTypes.map(([name, type]) => (
          <Frame key={name} name={`subgroups ${name}`}>
            <SubgroupsSpecimen menu={menu} type={type} placeholder={placeholder} />
          </Frame>
        ))}
      </Section>
      <SheetSpecimens brand={brand} menu={menu} />
      <Confirmations />
    </main>
  )
}

function SheetSpecimens({ brand, menu }: { readonly brand: Brand; readonly menu: Menu }) {
  const [open, setOpen] = useState<string>()
  const theme = sheets.find(([name]) => name === open)?.[1]
  const draft = useMemo(() => openItem(menu, galleryGroup, 'ramen'), [menu])
  const close = () => setOpen(undefined)
  const dressed = useMemo(
    () => ({ ...brand, themes: { ...brand.themes, itemDetails: { ...baseTheme, ...theme } } }),
    [brand, theme],
  )
  return (
    <section className={styles.section}>
      <h2>layout, fixable, option_tabs</h2>
      <p className={styles.buttons}>
        {sheets.map(([name]) => (
          <Button key={name} kind="secondary" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </p>
      {theme === undefined ? null : (
        <ItemSheet
          menu={menu}
          brand={dressed}
          diningOption="pickup"
          draft={draft}
          isEdit={false}
          onConfirm={close}
          onClose={close}
        />
      )}
    </section>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.frames}>{children}</div>
    </section>
  )
}
