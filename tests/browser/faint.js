// Text that does not stand out from its ground (WCAG AA): run in the page by test_pages.py.
() => {
  const channel = (value) => { const c = value / 255; return c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4; };
  const light = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
  const numbers = (text) => text.match(/[\d.]+/g).map(Number);
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = numbers(getComputedStyle(at).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !element.checkVisibility() || element.closest("[aria-disabled=true], .hidden")) continue;
    const style = getComputedStyle(element);
    const [one, other] = [light(numbers(style.color)), light(ground(element))];
    const contrast = (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
    const isLarge = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700);
    if (contrast < (isLarge ? 3 : 4.5)) found.add(`${contrast.toFixed(2)}: ${walker.currentNode.textContent.slice(0, 30)}`);
  }
  return [...found];
}
