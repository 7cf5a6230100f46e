// Draws views of shapes that no title has yet: run in the page by test_pages.py.
async (shapes) => {
  const load = (name) => import(`/static/${name}.js`);
  const [{ drawView }, { patch }, { Words }] = await Promise.all(["view", "dom", "words"].map(load));
  const context = { words: new Words("en"), names: ["Anna", "Bruno"], me: 1, folded: new Set(), onFold() {} };
  const draw = (shape) => {
    const root = document.createElement("div");
    patch(root, drawView(shape, context));
    return root;
  };
  for (const odd of [null, 3, "text", [], [[]], [{}], {}]) draw(odd);
  const drawn = draw(shapes);
  document.body.append(drawn);
  return drawn.innerText;
}
