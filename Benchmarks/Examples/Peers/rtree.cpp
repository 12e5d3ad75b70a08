// Other indexes over the frames and windows of a file that the package beside it writes: boost's
// R-tree, and two of a few lines that show how much work the question is.
//
// Usage: rtree FILE
//
// FILE holds doubles of 8 bytes, the lowest byte first: 1, the number of items n, the number of windows
// w, the pixels per point; then x, y, width and height of each item and of each window, in points. An
// item is found where it and the window share some area. For each index one line goes to standard
// output: name, nanoseconds per item to load, nanoseconds per query, bytes per item, digest of the
// answers as Windows.swift defines it.
//
//   boost       box of doubles and 32-bit index, packing constructor; the best node of several
//   boost-int   the same with 32-bit pixels
//   sorted      columns sorted by top edge: binary search, then a scan as far as the tallest item
//   scan        columns in the order of the items, all of them compared
//
// Times are taken as Windows.swift takes them: the median of 31 passes over all windows after one
// that warms up, or of fewer after a second; a pass that takes a second is not repeated. Memory is
// counted by the allocators of the containers, without what malloc adds.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#if __has_include(<boost/geometry/index/rtree.hpp>)
#define HAS_BOOST 1
#define BOOST_ALLOW_DEPRECATED_HEADERS
#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>
#endif

namespace {

struct Rect {
  double x, y, width, height;
};

struct Input {
  std::vector<Rect> items, windows;
  double scale = 1;
};

// Bytes that the containers of the index that is measured hold.
std::int64_t live_bytes = 0;

template <class T>
struct Counting {
  using value_type = T;
  Counting() = default;
  template <class U>
  Counting(const Counting<U> &) {}
  T *allocate(std::size_t count) {
    live_bytes += static_cast<std::int64_t>(count * sizeof(T));
    return std::allocator<T>().allocate(count);
  }
  void deallocate(T *pointer, std::size_t count) {
    live_bytes -= static_cast<std::int64_t>(count * sizeof(T));
    std::allocator<T>().deallocate(pointer, count);
  }
  template <class U>
  bool operator==(const Counting<U> &) const { return true; }
  template <class U>
  bool operator!=(const Counting<U> &) const { return false; }
};

template <class T>
using Column = std::vector<T, Counting<T>>;

std::uint64_t mix(std::uint64_t value) {
  value += 0x9E3779B97F4A7C15;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
  return value ^ (value >> 31);
}

double median_nanoseconds(const std::function<void()> &pass) {
  using Clock = std::chrono::steady_clock;
  auto since = [](Clock::time_point start) {
    return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
  };
  const auto start = Clock::now();
  pass();
  if (since(start) >= 1e9) return since(start);
  std::vector<double> times;
  while (times.size() < 31 && (times.size() < 3 || since(start) < 1e9)) {
    const auto before = Clock::now();
    pass();
    times.push_back(since(before));
  }
  std::sort(times.begin(), times.end());
  return (times[(times.size() - 1) / 2] + times[times.size() / 2]) / 2;
}

struct Row {
  std::string name;
  double load, query, bytes;
  std::uint64_t digest;

  void print() const {
    std::printf("%s %.4g %.4g %.4g %016llx\n", name.c_str(), load, query, bytes,
                static_cast<unsigned long long>(digest));
  }
};

volatile std::size_t found_in_all;

// Measures an index: `Index(const Input &)` loads it, `query(window, found)` calls back with indices.
template <class Index>
Row measure(const std::string &name, const Input &input) {
  Row row{name, 0, 0, 0, 0};
  const double count = static_cast<double>(std::max<std::size_t>(1, input.items.size()));
  row.load = median_nanoseconds([&] { Index index(input); }) / count;
  const std::int64_t before = live_bytes;
  const Index index(input);
  row.bytes = static_cast<double>(live_bytes - before) / count;
  typename Index::Answer answer;
  answer.reserve(4096);
  row.query = median_nanoseconds([&] {
    for (const Rect &window : input.windows) {
      answer.clear();
      index.query(window, answer);
    }
    found_in_all = answer.size();
  }) / static_cast<double>(std::max<std::size_t>(1, input.windows.size()));
  std::uint64_t number = 0;
  for (const Rect &window : input.windows) {
    answer.clear();
    index.query(window, answer);
    std::uint64_t found = 0;
    for (const auto &entry : answer) found += mix(Index::item(entry));
    row.digest += mix(number + found);
    number += 1;
  }
  return row;
}

// Items in their order, as columns.
struct Scan {
  struct Entry {
    double left, top, right, bottom;
    std::uint32_t item;
  };
  using Answer = std::vector<Entry>;
  Column<double> left, top, right, bottom;

  explicit Scan(const Input &input) {
    for (Column<double> *column : {&left, &top, &right, &bottom}) column->reserve(input.items.size());
    for (const Rect &rect : input.items) {
      left.push_back(rect.x);
      top.push_back(rect.y);
      right.push_back(rect.x + rect.width);
      bottom.push_back(rect.y + rect.height);
    }
  }

  void query(const Rect &window, Answer &answer) const {
    const double end = window.y + window.height, far = window.x + window.width;
    for (std::size_t index = 0; index < top.size(); ++index) {
      if (top[index] < end && bottom[index] > window.y && left[index] < far &&
          right[index] > window.x) {
        answer.push_back({left[index], top[index], right[index], bottom[index],
                          static_cast<std::uint32_t>(index)});
      }
    }
  }

  static std::uint64_t item(const Entry &entry) { return entry.item; }
};

// Items by their top edges.
struct Sorted {
  using Entry = Scan::Entry;
  using Answer = std::vector<Entry>;
  Column<double> tops;
  Column<Entry> entries;
  double tallest = 0;

  explicit Sorted(const Input &input) {
    entries.reserve(input.items.size());
    tops.reserve(input.items.size());
    std::uint32_t item = 0;
    for (const Rect &rect : input.items) {
      entries.push_back({rect.x, rect.y, rect.x + rect.width, rect.y + rect.height, item++});
      tallest = std::max(tallest, rect.height);
    }
    std::sort(entries.begin(), entries.end(),
              [](const Entry &a, const Entry &b) { return a.top < b.top; });
    for (const Entry &entry : entries) tops.push_back(entry.top);
  }

  void query(const Rect &window, Answer &answer) const {
    const double end = window.y + window.height, far = window.x + window.width;
    // A pixel more than the tallest item, for edges that are rounded.
    const auto first = std::lower_bound(tops.begin(), tops.end(), window.y - tallest - 1);
    for (auto index = static_cast<std::size_t>(first - tops.begin());
         index < tops.size() && tops[index] < end; ++index) {
      const Entry &entry = entries[index];
      if (entry.bottom > window.y && entry.left < far && entry.right > window.x) {
        answer.push_back(entry);
      }
    }
  }

  static std::uint64_t item(const Entry &entry) { return entry.item; }
};

#ifdef HAS_BOOST
namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;

template <class Number, class Node>
struct Boost {
  using Point = bg::model::point<Number, 2, bg::cs::cartesian>;
  using Box = bg::model::box<Point>;
  using Value = std::pair<Box, std::uint32_t>;
  using Answer = std::vector<Value>;
  using Tree = bgi::rtree<Value, Node, bgi::indexable<Value>, bgi::equal_to<Value>, Counting<Value>>;
  double scale;
  Tree tree;

  explicit Boost(const Input &input) : scale(input.scale), tree(values(input)) {}

  // Doubles stay points; whole numbers are pixels.
  static Number edge(double points, double scale) {
    if constexpr (std::is_integral_v<Number>) {
      return static_cast<Number>(std::llround(points * scale));
    } else {
      return points;
    }
  }

  static std::vector<Value> values(const Input &input) {
    std::vector<Value> values;
    values.reserve(input.items.size());
    for (const Rect &rect : input.items) {
      const Box box(Point(edge(rect.x, input.scale), edge(rect.y, input.scale)),
                    Point(edge(rect.x + rect.width, input.scale),
                          edge(rect.y + rect.height, input.scale)));
      values.emplace_back(box, static_cast<std::uint32_t>(values.size()));
    }
    return values;
  }

  void query(const Rect &window, Answer &answer) const {
    // Boxes that touch intersect here, so the window is smaller by less than a pixel.
    const Number less = std::is_integral_v<Number> ? Number(1) : Number(1.0 / 1024);
    const Box box(Point(edge(window.x, scale) + less, edge(window.y, scale) + less),
                  Point(edge(window.x + window.width, scale) - less,
                        edge(window.y + window.height, scale) - less));
    tree.query(bgi::intersects(box), std::back_inserter(answer));
  }

  static std::uint64_t item(const Value &value) { return value.second; }
};

template <class Number>
Row best_of_boost(const std::string &name, const Input &input) {
  Row best = measure<Boost<Number, bgi::rstar<16>>>(name + ":rstar<16>", input);
  const Row others[] = {
      measure<Boost<Number, bgi::quadratic<16>>>(name + ":quadratic<16>", input),
      measure<Boost<Number, bgi::rstar<8>>>(name + ":rstar<8>", input),
      measure<Boost<Number, bgi::rstar<32>>>(name + ":rstar<32>", input),
  };
  for (const Row &row : others) {
    if (row.query < best.query) best = row;
  }
  return best;
}
#endif

std::optional<Input> read(const char *path) {
  std::ifstream file(path, std::ios::binary);
  double head[4];
  if (!file.read(reinterpret_cast<char *>(head), sizeof head) || head[0] != 1) return std::nullopt;
  Input input;
  input.items.resize(static_cast<std::size_t>(head[1]));
  input.windows.resize(static_cast<std::size_t>(head[2]));
  input.scale = head[3];
  for (std::vector<Rect> *rects : {&input.items, &input.windows}) {
    const auto size = static_cast<std::streamsize>(rects->size() * sizeof(Rect));
    if (!file.read(reinterpret_cast<char *>(rects->data()), size)) return std::nullopt;
  }
  return input;
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: rtree FILE\n");
    return 1;
  }
  const std::optional<Input> input = read(arguments[1]);
  if (!input) {
    std::fprintf(stderr, "rtree: %s is no file of frames\n", arguments[1]);
    return 1;
  }
  measure<Sorted>("sorted", *input).print();
  measure<Scan>("scan", *input).print();
#ifdef HAS_BOOST
  best_of_boost<double>("boost", *input).print();
  best_of_boost<std::int32_t>("boost-int", *input).print();
#endif
  return 0;
}
