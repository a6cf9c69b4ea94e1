// The bundler reads this as a part of the first load that runs when it is called, and not before.
declare const require: (name: 'react-dom/client') => typeof import('react-dom/client')

/**
 * React's renderer. Nearly every page of the shop needs it for nothing that it shows first, and running it takes a slow
 * phone longer than all the rest of waking up; so it comes with the page, and runs when the first sheet is opened.
 */
export function lazyReactDom() {
  return require('react-dom/client')
}
