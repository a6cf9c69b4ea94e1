import '../../src-ui/design/fonts.css'
import '../../src-ui/design/base.css'
import { common } from '../../src-ui/messages/common.en.ts'
import { shop } from '../../src-ui/messages/shop.en.ts'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { WordsProvider } from '../../src-ui/messages/words-context.tsx'
hydrateRoot(document.body, createElement(WordsProvider, { words: { common, shop }, children: null }))
