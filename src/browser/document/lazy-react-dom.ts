// The bundler puts this into the first load, but it runs only at the first call.
declare const require: (name: 'react-dom/client') => typeof import('react-dom/client')

/**
 * React's renderer. Most shop pages need it only for the first sheet, and running it takes a slow phone longer than the
 * rest of the start. So it loads with the page, and runs when the first sheet opens.
 */
export function lazyReactDom() {
  return require('react-dom/client')
}
